import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { Leaderboard } from './leaderboard.tsx';

const first = { id: 8, username: 'grace', careerPath: 'nursing', xp: 4000, level: 5 };

async function show(rank: number | null) {
  fakeApi({
    'GET /api/leaderboard': [first],
    'GET /api/leaderboard/me': { rank, xp: 1200, level: 2 },
    'GET /api/avatars': [],
  });
  return renderApp(<Leaderboard />);
}

describe('one’s own row', () => {
  test('is shown below the listed ones with its rank', async () => {
    signInAs();
    const screen = await show(52);
    await expect.element(screen.getByText('Rank 52')).toBeInTheDocument();
    await expect.element(screen.getByText('ada')).toBeVisible();
    expect(screen.getByText(/isn't ranked|hidden/).elements()).toEqual([]);
  });

  test('shows the full name on a phone, with the mark beside the path', async () => {
    await page.viewport(360, 780);
    signInAs({ username: 'ada-of-the-analytical-engine', careerPath: 'nursing' });
    const screen = await show(52);
    const name = screen.getByText('ada-of-the-analytical-engine');
    await expect.element(name).toBeVisible();
    const { scrollWidth, clientWidth } = name.element();
    expect(scrollWidth).toBe(clientWidth);
    const bottom = (text: string) =>
      screen.getByText(text, { exact: true }).element().getBoundingClientRect().bottom;
    expect(bottom('You')).toBeGreaterThan(name.element().getBoundingClientRect().bottom);
  });

  test('of a demo copy has a name, no rank, and the reason', async () => {
    signInAs({ isDemo: true, demoUntil: '2026-11-24T08:00:00Z', username: 'demo-0a1b2c3d4e' });
    const screen = await show(null);
    await expect.element(screen.getByText('Demo account')).toBeVisible();
    await expect.element(screen.getByText(/^Demo accounts aren't ranked\./)).toBeVisible();
    expect(screen.getByText('demo-0a1b2c3d4e').elements()).toEqual([]);
  });

  test('of a hidden learner says so', async () => {
    signInAs();
    const screen = await show(null);
    await expect.element(screen.getByText('ada')).toBeVisible();
    await expect.element(screen.getByText(/^You're hidden from the leaderboard\./)).toBeVisible();
  });
});
