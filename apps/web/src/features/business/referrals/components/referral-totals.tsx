import type { ReferralStats } from '@rounds/contract/business/referrals';
import { averageEarnings } from '@rounds/contract/business/referrals.rules';
import { Calculator, Users, Wallet } from 'lucide-react';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { StatCard } from '../../../../ui/stat-card/stat-card.tsx';

/** How many were referred, and what that has earned. */
export function ReferralTotals({ totalReferrals, totalEarnings }: ReferralStats) {
  const { t } = useTranslation('business/referrals');
  const { number, money } = useFormat();
  const average = averageEarnings(totalEarnings, totalReferrals);
  return (
    <dl aria-label={t('stats.label')} className="grid gap-3 sm:grid-cols-3 lg:gap-5">
      <StatCard label={t('stats.referrals')} value={number(totalReferrals)} icon={<Users size={20} />} />
      <StatCard
        label={t('stats.earnings')}
        value={money(totalEarnings)}
        icon={<Wallet size={20} />}
        tone="celebrate"
      />
      <StatCard label={t('stats.average')} value={money(average)} icon={<Calculator size={20} />} />
    </dl>
  );
}
