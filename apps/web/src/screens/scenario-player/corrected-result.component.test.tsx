import { page, userEvent } from 'vitest/browser';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { fakeApi } from '../../../testing/fake-api.ts';
import { playedScenario, questionWith } from '../../../testing/played-scenario.ts';
import { buildUser, renderApp, signInAs } from '../../../testing/render-app.tsx';
import { loadNamespaces } from '../../i18n/translation.ts';
import { PracticeScreen } from '../practice/practice.screen.tsx';
import { screen as practiceScreen } from '../practice/screen.ts';
import { Run } from './run.tsx';
import { screen as playerScreen } from './screen.ts';

const id = '7a0c0d52-1c0f-4d0b-9f1c-0d6b7a8e9f10';
const at = '2026-11-20T08:00:00Z';
const edition = (correct: number, changes: Partial<Scenario> = {}): Scenario => ({
  ...playedScenario,
  scenario: { ...playedScenario.scenario, questions: [questionWith('Which fruit first?', correct)] },
  ...changes,
});
/** The edition that the attempt began on, with a wrong key, and the one for its review. */
const old = edition(1);
const corrected = edition(0, {
  scenario: {
    ...old.scenario,
    questions: [{ ...questionWith('Which fruit first?', 0), corrected: true }],
  },
});
const given = { questionIndex: 0, selectedOption: 0, response: null, confidence: null };
const counted = { ...given, correct: true, credit: 1, seconds: 9, answeredAt: at };
const standing = { user: { ...buildUser(), xp: 1250 }, leveledUp: false, unlocked: [], goalReached: false };
const goal = { questions: null, answered: 1, met: false };
const calm = {
  'GET /api/scenarios/4': edition(0, { version: 2 }),
  'GET /api/scenarios/summaries': [],
  'GET /api/user/settings': {},
  'GET /api/marks': [],
  'GET /api/progress': [],
  'GET /api/mastery': { areas: [] },
  [`GET /api/scenarios/4/choices`]: [],
};

beforeEach(async () => {
  await loadNamespaces([...playerScreen.strings, ...practiceScreen.strings]);
  await page.viewport(1280, 900);
  signInAs();
});

/** Chooses the first option by keyboard, and continues from its explanation. */
async function answerWith(text: string, last: string) {
  await expect.element(page.getByText('Which fruit first?').first()).toBeVisible();
  const labels = [...document.querySelectorAll('section > fieldset label')];
  await userEvent.keyboard('ABCD'.charAt(labels.findIndex((label) => label.textContent.includes(text))));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: last })).toBeVisible();
  // Until then, Enter counts as the second half of a double press.
  await new Promise((resolve) => setTimeout(resolve, 750));
  await userEvent.keyboard('{Enter}');
}

const notice = /^We corrected the answer key/;

test('the result of an attempt begun on an older edition has the corrected key', async () => {
  fakeApi({
    ...calm,
    'POST /api/progress': { progress: {}, xpAwarded: 0, pointsAwarded: 0, goal, ...standing },
    [`GET /api/attempts/${id}`]: {
      id,
      scenarioId: 4,
      version: 1,
      mode: 'tutor',
      startedAt: at,
      completedAt: at,
      score: 0,
      timeSpent: 9,
      answers: [counted],
      scenario: corrected,
    },
  });
  const start = { answers: [], struck: {}, mode: 'tutor' as const, explaining: null, spent: 0 };
  const beginning = { attemptId: id, scenario: old, start, resumed: false };
  const begun = { beginning, scenarioId: 4, theirs: undefined, refresh: vi.fn(), startOver: vi.fn() };
  const screen = await renderApp(<Run begun={begun} />);
  await answerWith('Apples', 'Complete Scenario');
  await expect.element(screen.getByText('1 of 1 question correct')).toBeVisible();
  await screen.getByText('1. Which fruit first?').click();
  await expect.element(screen.getByText(notice)).toBeVisible();
});

test('so has that of a practice session, which fetches it when it ends', async () => {
  const session = (scenario: Scenario, completedAt: string | null) => ({
    id,
    mode: 'tutor' as const,
    filters: {},
    shared: false,
    startedAt: at,
    completedAt,
    questions: 1,
    answered: completedAt === null ? 0 : 1,
    correct: null,
    score: null,
    xp: 0,
    items: [
      {
        scenarioId: 4,
        version: 1,
        ...(completedAt === null
          ? { ...counted, selectedOption: null, correct: null, credit: null, seconds: null, answeredAt: null }
          : counted),
      },
    ],
    editions: [scenario],
  });
  let isOver = false;
  fakeApi({
    ...calm,
    'GET /api/scenarios': [],
    [`GET /api/practice/${id}`]: () => (isOver ? session(corrected, at) : session(old, null)),
    [`POST /api/practice/${id}/answers`]: () => {
      isOver = true;
      return { correct: false, answered: 1, completed: true, goal, ...standing };
    },
  });
  const { hook } = memoryLocation({ path: `/practice/${id}` });
  const screen = await renderApp(
    <Router hook={hook}>
      <Route path="/practice/:id" component={PracticeScreen} />
    </Router>,
  );
  await answerWith('Apples', 'Finish Session');
  await expect.element(screen.getByText('1 of 1 question correct')).toBeVisible();
  await screen.getByText('1. Which fruit first?').click();
  await expect.element(screen.getByText(notice)).toBeVisible();
});
