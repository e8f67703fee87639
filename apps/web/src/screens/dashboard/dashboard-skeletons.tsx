import { useTranslation } from '../../i18n/translation.ts';
import { Card, CardBody, CardHeader, CardTitle } from '../../ui/card/card.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';

/** Three scenarios in the size of the real ones. */
export function ContinueSkeleton() {
  const { t } = useTranslation('screens/dashboard');
  return (
    <div role="status" aria-label={t('loading')} className="grid gap-3">
      {[0, 1, 2].map((index) => (
        <div key={index} className="grid gap-2 rounded-control border p-3.5 max-sm:min-h-52 sm:min-h-32">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-4" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-5 w-40" />
        </div>
      ))}
    </div>
  );
}

export function CardSkeleton({ title, rows }: { readonly title: string; readonly rows: number }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>{title}</CardTitle>
      </CardHeader>
      <CardBody className="grid gap-4">
        {Array.from({ length: rows }, (_, index) => (
          <Skeleton key={index} className="h-13" />
        ))}
      </CardBody>
    </Card>
  );
}

export function ProgressSkeleton() {
  const { t } = useTranslation('learning/progress');
  return (
    <>
      <CardSkeleton title={t('recent.title')} rows={5} />
      <CardSkeleton title={t('scores.title')} rows={3} />
    </>
  );
}

export function LevelSkeleton() {
  const { t } = useTranslation('learning/progress');
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('level.title')}</CardTitle>
      </CardHeader>
      <CardBody className="grid gap-2">
        <Skeleton className="h-2" />
        <Skeleton className="h-5 w-32" />
      </CardBody>
    </Card>
  );
}

/** Today before anything is known. */
export function TodaySkeleton() {
  const { t } = useTranslation('screens/dashboard');
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton className="h-110 rounded-card lg:h-60" />
    </div>
  );
}
