import { memo } from 'react';
import { CircleCheck, Flame, Sparkles, TrendingUp } from 'lucide-react';
import type { DashboardData } from '../../features/learning/progress/api/get-dashboard.ts';
import { useFormat } from '../../format/format.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { StatCard } from '../../ui/stat-card/stat-card.tsx';

export interface StatsProps {
  readonly data: DashboardData | undefined;
  readonly failed: boolean;
}

/** The four stats. An unknown value is a dash, never a zero. */
export const Stats = memo(function Stats({ data, failed }: StatsProps) {
  const { t } = useTranslation('screens/dashboard');
  const format = useFormat();
  const unknown = failed ? '–' : <Skeleton className="h-[1lh] w-16" />;
  const figure = (value: number | undefined) => (value === undefined ? unknown : format.number(value));
  return (
    <dl
      aria-label={t('stats.label')}
      className="grid grid-cols-2 gap-3 max-sm:[&>div]:p-3! max-sm:[&>div>[aria-hidden]]:hidden lg:grid-cols-4 lg:gap-5"
    >
      <StatCard
        label={t('stats.totalXp')}
        value={figure(data?.stats.totalXP)}
        icon={<Sparkles size={20} />}
      />
      <StatCard
        label={t('stats.level')}
        value={figure(data?.user.level)}
        icon={<TrendingUp size={20} className="rtl:-scale-x-100" />}
      />
      <StatCard
        label={t('stats.scenariosCompleted')}
        value={figure(data?.stats.scenariosCompleted)}
        icon={<CircleCheck size={20} />}
      />
      <StatCard
        label={t('stats.currentStreak')}
        value={data ? t('stats.days', { count: data.stats.currentStreak }) : unknown}
        icon={<Flame size={20} />}
        tone="celebrate"
      />
    </dl>
  );
});
