import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { WeekStrip } from '../../../../ui/charts/week-strip.tsx';
import type { DashboardData } from '../api/get-dashboard.ts';

/** The last seven days as they count for the learner's streak. */
export function Week({ week }: Pick<DashboardData, 'week'>) {
  const { t } = useTranslation('learning/progress');
  const format = useFormat();
  const days = week.map(({ day, active }, index) => {
    const isToday = index === week.length - 1;
    const state = active ? 'week.active' : isToday ? 'week.todayOpen' : 'week.rest';
    return {
      key: day,
      short: format.weekday(day, 'narrow'),
      description: t(state, { day: format.day(day) }),
      active,
      isToday,
    };
  });
  return <WeekStrip label={t('week.label')} days={days} />;
}
