import type { ReviewOverview } from '@rounds/contract/learning/review';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { cx } from '../../../../ui/cx.ts';
import { eachDay } from '../coming.rules.ts';

export interface ReviewForecastProps {
  readonly today: string;
  readonly forecast: ReviewOverview['forecast'];
}

/** How many questions come back on each of the coming days: bars with figures beside them. */
export function ReviewForecast({ today, forecast }: ReviewForecastProps) {
  const { t } = useTranslation('learning/review');
  const format = useFormat();
  const most = Math.max(...forecast.map(({ due }) => due));
  if (forecast.length === 0) return <p className="text-sm text-muted">{t('forecast.empty')}</p>;
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t('forecast.title')}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('forecast.day')}</th>
          <th scope="col">{t('forecast.questions')}</th>
        </tr>
      </thead>
      <tbody>
        {eachDay(today, forecast).map(({ day, due }) => (
          <tr key={day}>
            <th scope="row" className="py-1 pe-3 text-start font-normal whitespace-nowrap">
              {format.day(day, 'short')}
            </th>
            <td className="w-full py-1">
              <span className="flex items-center gap-2">
                {due > 0 && (
                  <span
                    aria-hidden="true"
                    className="h-2.5 flex-none rounded-full bg-accent"
                    style={{ inlineSize: `${(due / most) * 75}%` }}
                  />
                )}
                <span className={cx('figures', due === 0 && 'text-muted')}>{format.number(due)}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
