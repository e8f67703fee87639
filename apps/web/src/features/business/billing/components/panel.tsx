import { useId, type ReactNode } from 'react';
import { Card, CardBody, CardHeader, CardTitle } from '../../../../ui/card/card.tsx';
import { FailedNotice } from '../../../../ui/notice/failed-notice.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { useTranslation } from '../../../../i18n/translation.ts';

export interface PanelProps {
  readonly title: string;
  /** The status, beside the title. */
  readonly state?: ReactNode;
  /** The query for the content, if it has to be loaded. */
  readonly query?: { readonly isError: boolean; readonly data: unknown; readonly refetch: () => unknown };
  /** The message if loading failed. */
  readonly failed?: string;
  /** The height of the content while it loads. */
  readonly skeleton?: string;
  readonly children: ReactNode;
}

/** A section of the screen that loads, fails and retries independently. */
export function Panel({ title, state, query, failed, skeleton = 'h-24', children }: PanelProps) {
  const { t } = useTranslation('business/billing.page');
  const id = useId();
  return (
    <Card aria-labelledby={id} className="min-w-0">
      <CardHeader>
        <CardTitle id={id}>{title}</CardTitle>
        {state}
      </CardHeader>
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {query?.isError ? (
          <FailedNotice onRetry={() => void query.refetch()}>{failed ?? t('loadFailed')}</FailedNotice>
        ) : query && query.data === undefined ? (
          <div role="status" aria-label={t('loading')}>
            <Skeleton className={skeleton} />
          </div>
        ) : (
          children
        )}
      </CardBody>
    </Card>
  );
}

export interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A labeled fact, inside a `dl`. */
export function Fact({ label, children }: FactProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b py-2 last:border-b-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="figures min-w-0 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
