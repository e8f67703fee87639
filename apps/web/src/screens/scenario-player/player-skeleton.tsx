import { useTranslation } from '../../i18n/translation.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';

/** The player's shape while its code loads. It rarely shows, since the list prefetches the code. */
export function PlayerSkeleton() {
  const { t } = useTranslation('learning/scenarios');
  return (
    <div data-immersive="" className="page grid min-h-dvh content-start gap-4 py-4">
      <p role="status" className="text-sm text-muted">
        {t('player.loading')}
      </p>
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="h-2" />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:gap-6">
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    </div>
  );
}
