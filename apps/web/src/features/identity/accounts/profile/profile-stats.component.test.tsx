import { expect, test } from 'vitest';
import { buildUser, renderApp } from '../../../../../testing/render-app.tsx';
import { ProfileStats } from './profile-stats.tsx';

const stats = { totalXP: 300, perfectScores: 1, scenariosCompleted: 3, averageScore: 80, currentStreak: 2 };

test.each([
  [false, 'Professional trial', 1],
  [true, 'Professional trial', 0],
])('a trial is called as in Billing, with its end where it is not a demo: %s', async (isDemo, name, ends) => {
  const user = buildUser({
    subscriptionTier: 'free',
    trialEndsAt: new Date(Date.now() + 5 * 24 * 60 * 60 * 1000).toISOString(),
    isDemo,
  });
  const screen = await renderApp(<ProfileStats user={user} stats={stats} />);
  await expect.element(screen.getByText(name, { exact: true })).toBeVisible();
  const end = screen.getByText(/^Until .+, then Free; nothing is charged\.$/);
  expect(end.elements()).toHaveLength(ends);
  const sizes = screen
    .getByRole('definition')
    .elements()
    .filter(({ classList }) => classList.contains('figures'));
  expect(new Set(sizes.map((value) => getComputedStyle(value).fontSize)).size).toBe(1);
});
