import { page } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ProgressEntry } from '@rounds/contract/learning/progress';
import type { ScenarioSummary } from '@rounds/contract/learning/scenarios';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { buildUser, renderApp, signInAs } from '../../../testing/render-app.tsx';
import type { DashboardData } from '../../features/learning/progress/api/get-dashboard.ts';
import { keepAttempt } from '../../features/learning/attempts/kept-attempt.ts';
import { DashboardScreen } from './dashboard.screen.tsx';

beforeEach(() => history.replaceState(null, '', '/dashboard'));
afterEach(() => history.replaceState(null, '', '/'));

const scenario: ScenarioSummary = {
  id: 3,
  title: 'Sepsis on the Ward',
  description: 'A fever after surgery.',
  difficulty: 'beginner',
  careerPath: 'nursing',
  xpReward: 100,
  version: 1,
  scenario: { areas: ['infection'], tags: [], references: [], questions: [] },
};
const newcomer: DashboardData = {
  user: buildUser({ xp: 0, level: 1, streak: 0 }),
  stats: { totalXP: 0, scenariosCompleted: 0, averageScore: 0, currentStreak: 0, perfectScores: 0 },
  progress: [],
  week: Array.from({ length: 7 }, (_, day) => ({ day: `2026-11-${22 + day}`, active: false })),
  scores: [],
  goal: { questions: null, answered: 0, met: false },
  practice: null,
  preferences: null,
};
const leftOpen: ProgressEntry = {
  id: 1,
  scenarioId: scenario.id,
  completed: false,
  score: null,
  attempts: 1,
  lastAttempt: '2026-11-27T10:00:00.000Z',
  timeSpent: 60,
  open: {
    attemptId: '7a0c0d52-1c0f-4d0b-9f1c-0d6b7a8e9f10',
    mode: 'tutor',
    answered: 1,
    questions: 5,
  },
  reviewId: null,
};
const begun: DashboardData = { ...newcomer, user: buildUser({ xp: 40 }), progress: [leftOpen] };
const answers = {
  'GET /api/dashboard': newcomer,
  'GET /api/scenarios/summaries': [scenario],
  'GET /api/progress': [],
  'GET /api/mastery': { areas: [] },
  'GET /api/review': { due: 0 },
  'GET /api/giveaways/current': null,
  'GET /api/ads': [],
};

async function show(xp: number, changes: Parameters<typeof fakeApi>[0] = {}) {
  signInAs({ xp });
  const calls = fakeApi({ ...answers, ...changes });
  const screen = await renderApp(<DashboardScreen />);
  return {
    calls,
    screen,
    first: screen.getByRole('button', { name: 'Start your first case' }),
    goOn: screen.getByRole('button', { name: 'Continue · question 2 of 5', exact: true }),
  };
}

describe('a newcomer', () => {
  test('is led to one case, and to nothing that comes with what was done', async () => {
    const { screen, calls, first } = await show(0);
    await expect.element(screen.getByRole('heading', { name: 'Welcome, ada!' })).toBeVisible();
    await expect.element(first).toHaveAccessibleDescription('Sepsis on the Ward');
    await expect.element(screen.getByRole('heading', { name: 'Today' })).not.toBeInTheDocument();
    await expect.element(screen.getByText('Total XP')).not.toBeInTheDocument();
    expect(calls.filter(({ path }) => ['/api/mastery', '/api/progress'].includes(path))).toEqual([]);
    await first.click();
    await expect.poll(() => location.pathname).toBe('/scenarios/3');
  });

  test('whose cases cannot be loaded is told so, and gets one after another try', async () => {
    let isDown = true;
    const { screen, first } = await show(0, {
      'GET /api/scenarios/summaries': () => (isDown ? refusal(500, 'internal') : [scenario]),
    });
    await expect
      .element(screen.getByRole('alert').getByText("We couldn't load the scenarios."))
      .toBeVisible();
    isDown = false;
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(first).toBeVisible();
  });
});

test('who has begun on another device is never taken for a newcomer', async () => {
  const answer = Promise.withResolvers<object>();
  let wasGreeted = false;
  const observer = new MutationObserver(() => {
    wasGreeted ||= document.body.textContent.includes('Your first case');
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  const { screen, calls, goOn } = await show(0, { 'GET /api/dashboard': () => answer.promise });
  await expect.poll(() => calls.map(({ path }) => path)).toContain('/api/scenarios/summaries');
  await expect.element(screen.getByRole('heading', { name: 'Welcome, ada!' })).toBeVisible();
  answer.resolve(begun);
  await expect.element(screen.getByRole('heading', { name: 'Welcome back, ada!' })).toBeVisible();
  await expect.element(goOn).toHaveAccessibleDescription('Sepsis on the Ward');
  observer.disconnect();
  expect(wasGreeted).toBe(false);
});

test('whoever began their first case without a network goes on with it', async () => {
  signInAs({ xp: 0 });
  keepAttempt(scenario.id, {
    attemptId: leftOpen.open!.attemptId,
    version: 1,
    mode: 'tutor',
    answers: [
      { questionIndex: 0, selectedOption: 0, response: null, confidence: null, correct: true, credit: 1 },
    ],
    struck: {},
    explaining: null,
    spent: 9000,
    updatedAt: Date.now(),
  });
  const questions = Array.from({ length: 5 }, () => ({}));
  const { goOn, first } = await show(0, {
    'GET /api/scenarios/summaries': [{ ...scenario, scenario: { ...scenario.scenario, questions } }],
  });
  await expect.element(goOn).toHaveAccessibleDescription('Sepsis on the Ward');
  await expect.element(first).not.toBeInTheDocument();
});

test('a case that was left open goes on where the list of cases cannot be loaded', async () => {
  const { screen, goOn } = await show(40, {
    'GET /api/dashboard': begun,
    'GET /api/progress': [leftOpen],
    'GET /api/scenarios/summaries': refusal(500, 'internal'),
  });
  const failed = screen.getByText("We couldn't load the scenarios.");
  await expect.element(failed).toBeVisible();
  await expect.element(goOn).toBeVisible();
  expect(failed.all()).toHaveLength(1);
  await goOn.click();
  await expect.poll(() => location.pathname).toBe('/scenarios/3');
});

test('a list of cases that cannot be loaded is not called an empty one', async () => {
  const done = { ...leftOpen, completed: true, score: 80, open: null };
  const { screen } = await show(40, {
    'GET /api/dashboard': { ...begun, progress: [done] },
    'GET /api/progress': [done],
    'GET /api/scenarios/summaries': refusal(500, 'internal'),
  });
  await expect.element(screen.getByText("We couldn't load the scenarios.")).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expect.element(screen.getByText('No scenarios here yet')).not.toBeInTheDocument();
});

test('stats that cannot be loaded are dashes and no first visit, until another try', async () => {
  let isDown = true;
  const { screen, first } = await show(0, {
    'GET /api/dashboard': () => (isDown ? refusal(500, 'internal') : newcomer),
  });
  await expect.element(screen.getByRole('alert').getByText("We couldn't load your stats.")).toBeVisible();
  const stats = screen.getByText('Total XP').element().closest('dl');
  expect(stats?.textContent.match(/–/g)).toHaveLength(4);
  await expect.element(first).not.toBeInTheDocument();
  isDown = false;
  await screen.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(first).toBeVisible();
});

test('a practice session that was left open has no empty room around it on a phone', async () => {
  await page.viewport(360, 780);
  const practice = {
    id: '7a0c0d52-1c0f-4d0b-9f1c-0d6b7a8e9f11',
    mode: 'tutor' as const,
    filters: {},
    shared: false,
    startedAt: '2026-11-27T10:00:00.000Z',
    completedAt: null,
    questions: 10,
    answered: 0,
    correct: 0,
    score: null,
  };
  const { screen } = await show(0, { 'GET /api/dashboard': { ...newcomer, practice } });
  const link = screen.getByRole('link', { name: 'Continue · question 1 of 10' });
  await expect.element(link).toBeVisible();
  const rectOf = (element: Element) => element.getBoundingClientRect();
  const why = rectOf(screen.getByText('You still have questions left in it.').element());
  const { top, bottom } = rectOf(link.element());
  expect(top - why.bottom).toBeLessThanOrEqual(12);
  const goal = rectOf(screen.getByRole('heading', { name: 'Daily goal' }).element());
  expect(goal.top - bottom).toBeLessThanOrEqual(40);
});

test('what can be done beside the next step stands beside it from a tablet on', async () => {
  await page.viewport(768, 1024);
  const { screen, goOn } = await show(40, {
    'GET /api/dashboard': begun,
    'GET /api/progress': [leftOpen],
    'GET /api/review': { due: 3 },
  });
  await expect.element(goOn).toBeVisible();
  const review = screen.getByRole('link', { name: '3 questions to review' });
  await expect.element(review).toBeVisible();
  const top = (element: Element) => element.getBoundingClientRect().top;
  expect(top(review.element())).toBe(top(goOn.element()));
});
