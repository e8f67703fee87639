import type { Overview } from '@rounds/contract/learning/progress';
import { useFormat } from '../../../../format/format.ts';
import { useLanguage, useTranslation } from '../../../../i18n/translation.ts';
import { Card, CardBody, CardHeader, CardTitle } from '../../../../ui/card/card.tsx';
import { HeatMap } from '../../../../ui/charts/heat-map.tsx';
import { calendarOf, levelOf, monthTotals, type CalendarDay } from '../calendar.rules.ts';

export type PracticeCalendarProps = Pick<Overview, 'today' | 'days'>;

/** On which days of the last year the learner practiced, and how much. */
export function PracticeCalendar({ today, days }: PracticeCalendarProps) {
  const { t } = useTranslation('learning/progress.overview');
  const { t: progress } = useTranslation('learning/progress');
  const format = useFormat();
  const language = useLanguage();
  const monthName = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  const titleOf = ({ day, active, answered }: CalendarDay) => {
    if (!active) return progress('week.rest', { day: format.day(day) });
    if (answered === 0) return progress('week.active', { day: format.day(day) });
    return t('calendar.answered', { day: format.day(day), count: answered });
  };
  const calendar = calendarOf({ today, days });
  const weeks = calendar.map(({ start, month, days: own }) => ({
    key: start,
    label: month === null ? '' : monthName.format(new Date(month)),
    days: own.map((day) => ({ key: day.day, title: titleOf(day), level: levelOf(day) })),
  }));
  // Every other day is labeled, so that the labels don't touch.
  const dayNames = (calendar[0]?.days ?? []).map(({ day }, index) =>
    index % 2 === 0 ? format.weekday(day, 'narrow') : '',
  );
  const summaryOf = (shown: number) => {
    const since = calendar.at(-shown)?.start ?? '';
    const shownDays = days.filter(({ day }) => day >= since);
    const period = shown < calendar.length ? t('calendar.period', { weeks: shown }) : t('calendar.year');
    if (shownDays.length === 0) return t('calendar.empty', { period });
    const answered = shownDays.reduce((sum, day) => sum + day.answered, 0);
    return `${t('calendar.summary', { count: shownDays.length, period })} ${t('calendar.total', { count: answered })}`;
  };
  return (
    <Card aria-labelledby="calendar-title">
      <CardHeader>
        <CardTitle id="calendar-title">{t('calendar.title')}</CardTitle>
      </CardHeader>
      <CardBody className="grid gap-3 pt-1!">
        <HeatMap
          weeks={weeks}
          dayNames={dayNames}
          summaryOf={summaryOf}
          less={t('calendar.less')}
          more={t('calendar.more')}
        />
        {days.length > 0 && <MonthTable days={days} />}
      </CardBody>
    </Card>
  );
}

function MonthTable({ days }: Pick<PracticeCalendarProps, 'days'>) {
  const { t } = useTranslation('learning/progress.overview');
  const format = useFormat();
  const language = useLanguage();
  const name = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <details className="text-sm">
      <summary className="thumb w-fit rounded-xs py-1 font-medium text-accent-text">
        {t('calendar.table')}
      </summary>
      <table className="mt-2 w-full text-start">
        <thead className="text-muted">
          <tr>
            <th className="py-1 pe-3 text-start font-medium">{t('calendar.month')}</th>
            <th className="py-1 pe-3 text-end font-medium">{t('calendar.days')}</th>
            <th className="py-1 text-end font-medium">{t('calendar.answers')}</th>
          </tr>
        </thead>
        <tbody>
          {monthTotals(days).map((total) => (
            <tr key={total.month} className="border-t">
              <td className="py-1.5 pe-3">{name.format(new Date(total.month))}</td>
              <td className="figures py-1.5 pe-3 text-end">{format.number(total.days)}</td>
              <td className="figures py-1.5 text-end">{format.number(total.answered)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
