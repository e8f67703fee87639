import { CircleCheck, CreditCard, Flame, Target } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProfileStats as Stats } from '@rounds/contract/identity/accounts';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { cx } from '../../../../ui/cx.ts';
import { StatCard } from '../../../../ui/stat-card/stat-card.tsx';

export interface ProfileStatsProps {
  readonly stats: Stats;
  readonly plan: { readonly name: string; readonly note: ReactNode };
}

export function ProfileStats({ stats, plan }: ProfileStatsProps) {
  const { t } = useTranslation('screens/profile');
  const format = useFormat();
  // The line under the plan's name needs the width.
  const hasNote = Boolean(plan.note);
  return (
    <dl
      aria-label={t('stats.label')}
      className={cx('grid grid-cols-2 gap-3 md:gap-4', hasNote ? 'lg:grid-cols-4' : 'md:grid-cols-4')}
    >
      <StatCard
        label={t('stats.scenarios')}
        value={format.number(stats.scenariosCompleted)}
        icon={<CircleCheck size={20} />}
        className={narrow}
      />
      <StatCard
        label={t('stats.average')}
        value={stats.scenariosCompleted === 0 ? '–' : format.percent(stats.averageScore)}
        icon={<Target size={20} />}
        className={narrow}
      />
      <StatCard
        label={t('stats.streak')}
        value={t('stats.days', { count: stats.currentStreak })}
        icon={<Flame size={20} />}
        tone="celebrate"
        className={narrow}
      />
      <StatCard
        label={t('stats.tier')}
        value={plan.name}
        note={plan.note}
        icon={<CreditCard size={20} />}
        className={narrow}
      />
    </dl>
  );
}

/* One size for all values that fits plans' names. Icons are hidden where space is tight; subgrid aligns the values
   even if a label wraps. */
const narrow =
  'row-span-3 grid-rows-subgrid gap-y-0 max-lg:[&>[aria-hidden]]:hidden max-sm:p-3! [&>.figures]:self-start [&>.figures]:text-lg max-sm:[&>.figures]:text-base';
