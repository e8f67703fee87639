import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { CheckCheck } from 'lucide-react';
import { loadNamespaces, useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { RetryNotice } from '../../../../ui/notice/retry-notice.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { listLimit, useNotifications } from '../api/list-notifications.ts';
import { useReadNotifications } from '../api/read-notifications.ts';
import { notificationNamespaces } from '../kinds.ts';
import { latestFirst } from '../notification-order.rules.ts';
import { NotificationItem } from './notification-item.tsx';

export interface NotificationListProps {
  /** The label, if nothing around the list names it. */
  readonly heading?: ReactNode;
  /** The bell's count: when it grows, the list is refetched. */
  readonly unread: number;
  /** Called when a notification's link was followed. */
  readonly onNavigate: () => void;
}

export function NotificationList({ heading, unread, onNavigate }: NotificationListProps) {
  const { t } = useTranslation('messages/notifications');
  const { data, isPending, isError, isFetching, refetch } = useNotifications();
  const read = useReadNotifications(() => toast({ title: t('markFailed'), variant: 'destructive' }));
  const list = useRef<HTMLUListElement>(null);
  // Shown while the list loads, all at once.
  useEffect(() => void loadNamespaces(notificationNamespaces).catch(() => undefined), []);

  const known = useRef(unread);
  useEffect(() => {
    if (unread > known.current) void refetch();
    known.current = unread;
  }, [unread, refetch]);

  const markAll = () => {
    if (data && data.length > 0) read.mutate({ upTo: Math.max(...data.map(({ id }) => id)) });
    // The button disappears, so the focus has to move.
    list.current?.focus();
  };
  const hasUnread = data?.some(({ readAt }) => readAt === null) ?? false;

  return (
    <div className="grid gap-2">
      {(heading || hasUnread) && (
        <div className="flex min-h-9 items-center justify-between gap-3">
          {heading ?? <span />}
          {hasUnread && (
            <Button variant="ghost" size="sm" onClick={markAll}>
              <CheckCheck size={18} aria-hidden="true" />
              {t('markAll')}
            </Button>
          )}
        </div>
      )}
      {isPending && <Loading label={t('loading')} />}
      {isError && !data && (
        <RetryNotice title={t('failed')} pending={isFetching} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
      {data && data.length > 0 && (
        // A kind's strings may still be loading; meanwhile the header, whose button opened the list, stays.
        <Suspense fallback={<Loading label={t('loading')} />}>
          <ul ref={list} tabIndex={-1} aria-label={t('title')} className="-mx-2 grid gap-0.5 outline-none">
            {latestFirst(data).map((entry) => (
              <NotificationItem
                key={entry.id}
                entry={entry}
                onRead={() => {
                  if (entry.readAt === null) read.mutate({ ids: [entry.id] });
                }}
                onNavigate={onNavigate}
              />
            ))}
          </ul>
        </Suspense>
      )}
      {data?.length === listLimit && <p className="text-sm text-muted">{t('olderLeftOut')}</p>}
    </div>
  );
}

function Loading({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-3 py-2">
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex gap-3">
          <Skeleton className="size-9 rounded-full" />
          <div className="grid grow gap-1.5">
            <Skeleton className="h-5" />
            <Skeleton className="h-4 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
