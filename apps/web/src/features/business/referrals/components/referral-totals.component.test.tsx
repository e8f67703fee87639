import { expect, test } from 'vitest';
import { renderApp } from '../../../../../testing/render-app.tsx';
import { ReferralTotals } from './referral-totals.tsx';

test.each([
  [0, 0, ['0', '$0']],
  [4, 20, ['4', '$20', '$5']],
])('%d referrals have an average once there is one', async (totalReferrals, totalEarnings, figures) => {
  const stats = { referralCode: 'ANNA', totalReferrals, totalEarnings, recentReferrals: [] };
  const screen = await renderApp(<ReferralTotals {...stats} />);
  const shown = () =>
    screen
      .getByRole('definition')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(shown).toEqual(figures);
});
