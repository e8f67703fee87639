import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../../../testing/fake-api.ts';
import { playedScenario } from '../../../testing/played-scenario.ts';
import { buildUser, renderApp, signInAs } from '../../../testing/render-app.tsx';
import type { Delivery } from '../../features/learning/progress/outbox.ts';
import { loadNamespaces } from '../../i18n/translation.ts';
import { ScenarioResult } from './scenario-result.tsx';
import { screen as playerScreen } from './screen.ts';

const attemptId = '7a0c0d52-1c0f-4d0b-9f1c-0d6b7a8e9f10';
const next = {
  ...playedScenario,
  id: 9,
  title: 'A Fall at Night',
  scenario: { areas: ['infection'], tags: [], references: [], questions: [{}, {}] },
};
const standing = { user: { ...buildUser(), streak: 1 }, leveledUp: false, unlocked: [] };
const sent = {
  status: 'sent',
  answer: { xpAwarded: 0, pointsAwarded: 0, ...standing },
} as unknown as Delivery;
const saved = { status: 'saved' } as unknown as Delivery;

beforeEach(async () => {
  await loadNamespaces(playerScreen.strings);
  await page.viewport(360, 740);
  signInAs();
  fakeApi({
    'GET /api/scenarios/summaries': [next],
    'GET /api/user/preferences': null,
    'GET /api/user/settings': {},
    'GET /api/marks': [],
    'GET /api/progress': [],
    'GET /api/mastery': { areas: [] },
  });
});

/** A result with this many of its two questions right. */
function show(right: number, delivery: Delivery) {
  return renderApp(
    <ScenarioResult
      scenario={playedScenario}
      attemptId={attemptId}
      answers={[0, 1].map((questionIndex) => ({
        questionIndex,
        selectedOption: 0,
        response: null,
        correct: questionIndex < right,
        credit: questionIndex < right ? 1 : 0,
      }))}
      delivery={delivery}
      unlocked={[]}
      peersOf={() => undefined}
      isMarked={() => false}
      noteOn={() => ''}
      back={null}
      onAgain={() => {}}
    />,
  );
}

/** The primary action. */
const mainAction = () =>
  [...document.querySelectorAll('a, button')].filter(({ classList }) => classList.contains('bg-accent'));

test('a failed result says so and what passing takes, and leads to what was missed', async () => {
  const screen = await show(1, sent);
  await expect.element(screen.getByText('Not passed yet')).toBeVisible();
  await expect.element(screen.getByText('You need 70% to pass.')).toBeInViewport();
  await expect.element(screen.getByRole('link', { name: /^Next case: / })).toBeVisible();
  expect(mainAction().map(({ textContent }) => textContent)).toEqual(['Practice what you missed']);
});

test('a failed result that cannot be sent yet leads to the case itself', async () => {
  const screen = await show(1, saved);
  await expect.element(screen.getByText('Not passed yet')).toBeVisible();
  expect(mainAction().map(({ textContent }) => textContent)).toEqual(['Try again']);
});

test('a passed result says so and leads on', async () => {
  const screen = await show(2, sent);
  await expect.element(screen.getByText('Passed', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /^Next case: / })).toBeVisible();
  expect(mainAction().map(({ textContent }) => textContent)).toEqual(['Next case: A Fall at Night']);
  expect(screen.getByText(/to pass\.$/).elements()).toHaveLength(0);
});
