import type { ReferralStats } from '@rounds/contract/business/referrals';
import { averageEarnings } from '@rounds/contract/business/referrals.rules';
import { Calculator, Users, Wallet } from 'lucide-react';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { StatCard } from '../../../../ui/stat-card/stat-card.tsx';

/* On a phone, these are lines of one card, so that the code below stays on the first screen. */
const line =
  'max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:rounded-none max-sm:border-0 max-sm:py-1.5 max-sm:[&>dd]:mt-0 max-sm:[&>dd]:text-base max-sm:[&>dd[aria-hidden]]:hidden';

/** How many were referred, what that has earned, and the average once there is one. */
export function ReferralTotals({ totalReferrals, totalEarnings }: ReferralStats) {
  const { t } = useTranslation('business/referrals');
  const { number, money } = useFormat();
  return (
    <dl
      aria-label={t('stats.label')}
      className="grid max-sm:overflow-hidden max-sm:rounded-card max-sm:border max-sm:bg-raised max-sm:py-1 sm:auto-cols-fr sm:grid-flow-col sm:gap-3 lg:gap-5"
    >
      <StatCard
        label={t('stats.referrals')}
        value={number(totalReferrals)}
        icon={<Users size={20} />}
        className={line}
      />
      <StatCard
        label={t('stats.earnings')}
        value={money(totalEarnings)}
        icon={<Wallet size={20} />}
        tone="celebrate"
        className={line}
      />
      {totalReferrals > 0 && (
        <StatCard
          label={t('stats.average')}
          value={money(averageEarnings(totalEarnings, totalReferrals))}
          icon={<Calculator size={20} />}
          className={line}
        />
      )}
    </dl>
  );
}
