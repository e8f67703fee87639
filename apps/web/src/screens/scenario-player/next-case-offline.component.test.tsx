import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ScenarioSummary } from '@rounds/contract/learning/scenarios';
import { fakeApi } from '../../../testing/fake-api.ts';
import { buildUser, renderApp, signInAs } from '../../../testing/render-app.tsx';
import { writeJson } from '../../browser/storage.ts';
import { outbox } from '../../features/learning/progress/outbox-client.ts';
import { LearningPathwaysScreen } from '../learning-pathways/learning-pathways.screen.tsx';
import { useNextCase } from './use-next-case.ts';

const summary = (id: number, title: string): ScenarioSummary => ({
  id,
  title,
  description: 'A fever after surgery.',
  difficulty: 'beginner',
  careerPath: 'nursing',
  xpReward: 100,
  version: 1,
  scenario: { areas: ['infection'], tags: [], references: [], questions: [{}, {}, {}] },
});
const cases = [summary(1, 'Sepsis on the Ward'), summary(2, 'A Fall at Night'), summary(3, 'Chest Pain')];
const unreachable = () => {
  throw new TypeError('Failed to fetch');
};
const answers = {
  'GET /api/scenarios/summaries': cases,
  'GET /api/progress': unreachable,
  'GET /api/dashboard': unreachable,
  'GET /api/mastery': unreachable,
  'GET /api/user/preferences': unreachable,
  'GET /api/ads': [],
};
/** The result of the first case, waiting to be sent. */
const result = {
  attemptId: '7a0c0d52-1c0f-4d0b-9f1c-0d6b7a8e9f10',
  scenarioId: 1,
  version: 1,
  mode: 'tutor',
  completed: true,
  score: 80,
  attempts: 1,
  timeSpent: 60,
  answers: [{ questionIndex: 0, selectedOption: 2 }],
};
const keepResult = (userId: number, kept: readonly (typeof result)[]) => {
  const occurredAt = new Date().toISOString();
  writeJson(
    `rounds.outbox.${userId}`,
    kept.map((body) => ({ id: body.attemptId, body, occurredAt })),
  );
  outbox.refresh();
};

beforeEach(() => {
  keepResult(signInAs().id, [result]);
  history.replaceState(null, '', '/learning-pathways');
});
afterEach(() => {
  keepResult(buildUser().id, []);
  history.replaceState(null, '', '/');
});

function Next() {
  const next = useNextCase({ id: 1, careerPath: 'nursing' }, true);
  return <p>{next === undefined ? 'Waiting' : (next?.scenario.title ?? 'Nothing')}</p>;
}

test('an offline result leads on, based on what was done on this device', async () => {
  fakeApi(answers);
  const screen = await renderApp(<Next />);
  await expect.element(screen.getByText('A Fall at Night')).toBeVisible();
});

test('without the whole list on this device, the next case is chosen from the dashboard’s rows', async () => {
  const entry = { id: 1, attempts: 1, lastAttempt: null, timeSpent: 9, open: null, reviewId: null };
  const progress = [{ ...entry, scenarioId: 2, completed: true, score: 90 }];
  fakeApi({ ...answers, 'GET /api/dashboard': { progress } });
  const screen = await renderApp(<Next />);
  await expect.element(screen.getByText('Chest Pain')).toBeVisible();
});

test('a case whose result waits on this device can be repeated, and is not new', async () => {
  fakeApi(answers);
  const screen = await renderApp(<LearningPathwaysScreen />);
  await expect.element(screen.getByRole('button', { name: /Chest Pain/ })).toBeVisible();
  const names = screen
    .getByRole('button', { name: /Sepsis on the Ward/ })
    .element()
    .getAttribute('aria-label');
  expect(names).toMatch(/again/i);
});
