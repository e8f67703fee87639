import { expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { buildUser, renderApp, signInAs } from '../../../testing/render-app.tsx';
import { ProfileTab } from './profile-tab.tsx';

const stats = { totalXP: 300, perfectScores: 1, scenariosCompleted: 3, averageScore: 80, currentStreak: 2 };
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();

async function show(isDemo: boolean, trialEndsAt: string, plan: object | null) {
  const user = buildUser({ subscriptionTier: 'free', trialEndsAt, isDemo });
  signInAs(user);
  fakeApi({
    'GET /api/user/profile': { user, stats },
    ...(plan && { 'GET /api/plan': { subscriptionTier: 'free', trialEndsAt, source: null, ...plan } }),
  });
  return renderApp(<ProfileTab />);
}

test.each([
  [false, 1],
  [true, 0],
])('a trial is called as in Billing, with its end where it is not a demo: %s', async (isDemo, ends) => {
  const screen = await show(isDemo, inDays(5), { onTrial: true });
  await expect.element(screen.getByText('Professional trial', { exact: true })).toBeVisible();
  const end = screen.getByText(/^Until .+, then Free; nothing is charged\.$/);
  expect(end.elements()).toHaveLength(ends);
  const sizes = screen
    .getByRole('definition')
    .elements()
    .filter(({ classList }) => classList.contains('figures'));
  expect(new Set(sizes.map((value) => getComputedStyle(value).fontSize)).size).toBe(1);
});

test('a trial is over when the server says so, whatever the clock here says', async () => {
  const screen = await show(false, inDays(5), { onTrial: false });
  await expect.element(screen.getByText('Free', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Professional trial', { exact: true })).not.toBeInTheDocument();
});

test('without the server’s word the plan is what the session knows', async () => {
  const screen = await show(false, inDays(5), null);
  await expect.element(screen.getByText('Professional trial', { exact: true })).toBeVisible();
});
