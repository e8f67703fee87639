import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../testing/render-app.tsx';
import { LookBackScreen } from './look-back.screen.tsx';

const attemptId = '7a0c0d52-1c0f-4d0b-9f1c-0d6b7a8e9f10';
const week = {
  from: '2026-11-16',
  to: '2026-11-22',
  cases: [{ scenarioId: 7, score: 60 }],
  answered: 5,
  xp: 60,
  rose: [],
  fell: [],
  missed: [],
  due: 0,
  wantsMail: false,
};

test('a case of the week opens its attempt', async () => {
  signInAs({ careerPath: 'nursing' });
  fakeApi({
    'GET /api/look-back': week,
    'GET /api/progress': [{ id: 1, scenarioId: 7, open: null, reviewId: attemptId }],
    'GET /api/scenarios/summaries': [{ id: 7, title: 'Cats on the curtain' }],
  });
  const screen = await renderApp(<LookBackScreen />);
  await expect
    .element(screen.getByRole('link', { name: 'Cats on the curtain' }))
    .toHaveAttribute('href', `/scenarios/7/attempts/${attemptId}`);
  await expect
    .element(screen.getByRole('link', { name: 'Back to Dashboard' }))
    .toHaveAttribute('href', '/dashboard');
});

test('what is due comes first, then the week', async () => {
  signInAs({ careerPath: 'nursing' });
  fakeApi({
    'GET /api/look-back': week,
    'GET /api/progress': [],
    'GET /api/scenarios/summaries': [{ id: 7, title: 'Cats on the curtain' }],
  });
  await page.viewport(1366, 768);
  const screen = await renderApp(<LookBackScreen />);
  await expect.element(screen.getByText('Nov 16 – 22, 2026')).toBeVisible();
  await expect.element(screen.getByText('Not passed yet')).toBeVisible();
  const topOf = (name: string) => screen.getByRole('region', { name }).element().getBoundingClientRect().top;
  expect(topOf("What's due")).toBeLessThan(topOf('What you learned'));
  expect(topOf('What you learned')).toBe(topOf('What slipped'));
  await page.viewport(360, 780);
  expect(topOf("What's due")).toBeLessThan(topOf('What you learned'));
  expect(topOf('What you learned')).toBeLessThan(topOf('What slipped'));
});
