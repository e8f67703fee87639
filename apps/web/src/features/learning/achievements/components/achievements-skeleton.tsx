import { useTranslation } from '../../../../i18n/translation.ts';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { cardBox } from './achievement-card.tsx';

const cards = 6;

/** The three stats, the tabs and the first cards, the size of what replaces them. */
export function AchievementsSkeleton({ grid }: { readonly grid: string }) {
  const { t } = useTranslation('learning/achievements');
  return (
    <div role="status" aria-label={t('loading')} className="grid gap-5">
      <Skeleton className="h-30 rounded-card sm:hidden" />
      <div className="hidden grid-cols-3 gap-3 sm:grid lg:gap-5">
        {[0, 1, 2].map((index) => (
          <Skeleton key={index} className="h-24 rounded-card" />
        ))}
      </div>
      <Skeleton className="h-11 max-w-sm" />
      <div className={grid}>
        {Array.from({ length: cards }, (_, index) => (
          <div key={index} className={`rounded-card border bg-raised ${cardBox}`}>
            <div className="flex gap-4">
              <Skeleton className="size-16 flex-none" />
              <div className="grid grow content-start gap-2">
                <Skeleton className="h-6 w-3/4" />
                <Skeleton className="h-4" />
                <Skeleton className="h-4 w-2/3" />
              </div>
            </div>
            <Skeleton className="mt-auto h-7" />
          </div>
        ))}
      </div>
    </div>
  );
}
