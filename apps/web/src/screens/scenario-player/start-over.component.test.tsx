import { page } from 'vitest/browser';
import { beforeEach, expect, test } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { fakeApi } from '../../../testing/fake-api.ts';
import { playedScenario } from '../../../testing/played-scenario.ts';
import { renderApp, signInAs } from '../../../testing/render-app.tsx';
import { readKeptAttempt } from '../../features/learning/attempts/kept-attempt.ts';
import { loadNamespaces } from '../../i18n/translation.ts';
import { ScenarioPlayerScreen } from './scenario-player.screen.tsx';
import { screen as playerScreen } from './screen.ts';

const id = '7a0c0d52-1c0f-4d0b-9f1c-0d6b7a8e9f10';
const at = '2026-11-20T08:00:00Z';
const scenario = { ...playedScenario, id: 4, version: 1 };
const answer = { questionIndex: 0, selectedOption: 0, response: null, confidence: null };

beforeEach(async () => {
  localStorage.clear();
  await loadNamespaces(playerScreen.strings);
  await page.viewport(1366, 768);
  signInAs();
  fakeApi({
    'GET /api/scenarios/4': scenario,
    'GET /api/scenarios/summaries': [],
    'GET /api/user/settings': {},
    'GET /api/marks': [],
    'GET /api/progress': [],
    'GET /api/scenarios/4/choices': [],
    'GET /api/scenarios/4/attempt': {
      id,
      scenarioId: 4,
      version: 1,
      mode: 'tutor',
      startedAt: at,
      completedAt: null,
      score: null,
      timeSpent: 9,
      answers: [{ ...answer, correct: false, credit: 0, seconds: 9, answeredAt: at }],
      scenario,
    },
  });
});

async function open() {
  const { hook } = memoryLocation({ path: '/scenarios/4' });
  return renderApp(
    <Router hook={hook}>
      <Route path="/scenarios/:id" component={ScenarioPlayerScreen} />
    </Router>,
  );
}

test('starting over asks again what was answered before a reload, and asks before leaving', async () => {
  const screen = await open();
  await expect.element(screen.getByText('Question 2 of 2').first()).toBeVisible();
  await screen.getByRole('button', { name: 'Start over' }).click();
  await screen.getByRole('button', { name: 'Keep going' }).click();
  await expect.element(screen.getByText('Question 2 of 2').first()).toBeVisible();

  await screen.getByRole('button', { name: 'Start over' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
  await expect.element(screen.getByText('Question 1 of 2').first()).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: /Apples/ })).toBeEnabled();
  await expect.element(screen.getByRole('button', { name: 'Submit Answer' })).toBeVisible();
  expect(screen.getByText(/^Score:/).elements()).toEqual([]);
  expect(readKeptAttempt(4)).toMatchObject({ answers: [], over: id });
});
