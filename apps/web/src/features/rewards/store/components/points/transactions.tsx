import { useState } from 'react';
import type { PointsTransaction } from '@rounds/contract/rewards/store';
import { useFormat } from '../../../../../format/format.ts';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { Button } from '../../../../../ui/button/button.tsx';
import { cx } from '../../../../../ui/cx.ts';
import { EmptyState } from '../../../../../ui/empty-state/empty-state.tsx';
import { ListPart } from '../../../../../ui/list/list-part.tsx';
import { Skeleton } from '../../../../../ui/skeleton/skeleton.tsx';
import { useInventory } from '../../api/list-inventory.ts';
import { usePoints } from '../../api/list-points.ts';
import { useItemText } from '../../use-item-text.ts';
import { FailedNotice } from '../../../../../ui/notice/failed-notice.tsx';

/** The ledger, latest first; further pages are added below. */
export function Transactions({ userId }: { readonly userId: number }) {
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  return cursors.map((cursor, index) => (
    <TransactionsPage
      key={cursor ?? 'first'}
      userId={userId}
      cursor={cursor}
      isLast={index === cursors.length - 1}
      onMore={(next) => setCursors([...cursors, next])}
    />
  ));
}

interface TransactionsPageProps {
  readonly userId: number;
  readonly cursor: string | undefined;
  readonly isLast: boolean;
  readonly onMore: (cursor: string) => void;
}

function TransactionsPage({ userId, cursor, isLast, onMore }: TransactionsPageProps) {
  const { t } = useTranslation('rewards/store');
  const { data, isError, refetch } = usePoints(userId, cursor);
  if (isError && !data)
    return <FailedNotice onRetry={() => void refetch()}>{t('history.failed')}</FailedNotice>;
  if (!data) {
    return (
      <div role="status" aria-label={t('history.loading')} className="grid gap-3 py-2">
        {[0, 1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="h-11" />
        ))}
      </div>
    );
  }
  if (data.rows.length === 0)
    return <EmptyState title={t('history.empty')}>{t('history.emptyHint')}</EmptyState>;
  const { next } = data;
  return (
    <>
      <ListPart isFirst={cursor === undefined} className="divide-y">
        {data.rows.map((row) => (
          <Row key={row.id} userId={userId} row={row} />
        ))}
      </ListPart>
      {isLast && next && (
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => onMore(next)}>
          {t('history.more')}
        </Button>
      )}
    </>
  );
}

function Row({ userId, row }: { readonly userId: number; readonly row: PointsTransaction }) {
  const { t } = useTranslation('rewards/store');
  const format = useFormat();
  const { nameOf } = useItemText();
  const owned = useInventory(userId).data;
  const bought = row.relatedType === 'reward_item' && owned?.find(({ itemId }) => itemId === row.relatedId);
  const signed = `${row.amount < 0 ? '−' : '+'}${format.number(Math.abs(row.amount))}`;
  return (
    <li className="flex items-baseline justify-between gap-4 py-2.5">
      <div className="min-w-0">
        {bought ? (
          <p className="font-medium">{t('history.bought', { name: nameOf(bought.item) })}</p>
        ) : (
          <p className="font-medium" lang="en">
            <bdi>{row.description}</bdi>
          </p>
        )}
        <p className="text-sm text-muted">
          <time dateTime={row.createdAt}>{format.dateTime(row.createdAt)}</time>
        </p>
      </div>
      <span
        dir="ltr"
        className={cx('figures flex-none font-semibold', row.amount < 0 ? 'text-text' : 'text-positive')}
      >
        {signed}
      </span>
    </li>
  );
}
