import { useFormat } from '../../../../../format/format.ts';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { Skeleton } from '../../../../../ui/skeleton/skeleton.tsx';
import { StatCard } from '../../../../../ui/stat-card/stat-card.tsx';
import { usePointsTotals } from '../../api/get-points-totals.ts';

export interface PointsTotalsProps {
  readonly userId: number;
}

/** Current, earned and spent. An unknown figure is a dash, never a zero. */
export function PointsTotals({ userId }: PointsTotalsProps) {
  const { t } = useTranslation('rewards/store');
  const format = useFormat();
  const { data, isError } = usePointsTotals(userId);
  const unknown = isError ? '–' : <Skeleton className="h-[1lh] w-12 sm:w-16" />;
  // Three side by side on a phone, with each figure on one line.
  const figure = (value: number | undefined) => (
    <span className="block whitespace-nowrap max-sm:text-lg">
      {value === undefined ? unknown : format.number(value)}
    </span>
  );
  return (
    <dl
      aria-label={t('totals.label')}
      className="grid grid-cols-3 gap-2 [&>div]:row-span-2 [&>div]:grid-rows-subgrid [&>div]:gap-y-0 max-sm:[&_dt]:text-xs max-sm:[&>div]:gap-x-0 max-sm:[&>div]:px-2! max-sm:[&>div]:py-1.5! max-sm:[&_dd]:mt-0 sm:gap-3"
    >
      <StatCard label={t('totals.current')} value={figure(data?.current)} />
      <StatCard label={t('totals.earned')} value={figure(data?.earned)} />
      <StatCard label={t('totals.spent')} value={figure(data?.spent)} />
    </dl>
  );
}
