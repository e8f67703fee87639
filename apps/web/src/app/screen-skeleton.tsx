import { useTranslation } from '../i18n/translation.ts';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';

/** While a screen's code loads for the first time. */
export function ScreenSkeleton({ isImmersive = false }: { readonly isImmersive?: boolean | undefined }) {
  const { t } = useTranslation('app/shell');
  return (
    <div
      role="status"
      aria-label={t('loadingScreen')}
      data-immersive={isImmersive ? '' : undefined}
      className="page grid min-h-dvh grid-cols-1 content-start gap-4 py-8"
    >
      <Skeleton className="h-9 w-72 max-w-full" />
      <Skeleton className="h-5 w-96 max-w-full" />
      <Skeleton className="mt-4 h-64 w-full" />
    </div>
  );
}
