import { useRef } from 'react';
import { useErrorText } from '../../../../api/error-text.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Avatar } from '../../../../ui/avatar/avatar.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { FailedNotice } from '../../../../ui/notice/failed-notice.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { RelativeTime } from '../../../../ui/relative-time/relative-time.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { useBlocks } from '../api/list-blocks.ts';
import { useUnblockPerson } from '../api/unblock-person.ts';

/** The people whom the learner has blocked, with a way to unblock them. */
export function BlockedPeople({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('community/moderation');
  const errorText = useErrorText('community/moderation');
  const { data, isPending, isError, refetch } = useBlocks();
  const unblock = useUnblockPerson();
  const body = useRef<HTMLDivElement>(null);
  return (
    <Dialog open onOpenChange={onClose} title={t('blocked.title')} description={t('blocked.text')}>
      <div ref={body} tabIndex={-1} className="grid gap-3 outline-none">
        {isPending && (
          <div role="status" aria-label={t('blocked.loading')} className="grid gap-2">
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
          </div>
        )}
        {isError && !data && (
          <FailedNotice onRetry={() => void refetch()}>{t('blocked.failed')}</FailedNotice>
        )}
        {data?.length === 0 && <p className="py-2 text-muted">{t('blocked.none')}</p>}
        {data && data.length > 0 && (
          <ul className="divide-y">
            {data.map(({ id, username, blockedAt }) => (
              <li key={id} className="flex items-center gap-3 py-2">
                <Avatar name={username} size="sm" />
                <div className="min-w-0 grow">
                  <p className="truncate font-medium">
                    <bdi>{username}</bdi>
                  </p>
                  <p className="text-sm text-muted">
                    <RelativeTime instant={blockedAt} />
                  </p>
                </div>
                <Button
                  variant="secondary"
                  size="sm"
                  pending={unblock.isPending && unblock.variables === id}
                  aria-label={t('blocked.endOf', { name: username })}
                  // The row disappears with its button, so move the focus.
                  onClick={() => unblock.mutate(id, { onSuccess: () => body.current?.focus() })}
                >
                  {t('blocked.end')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {unblock.isError && <Notice tone="critical">{errorText(unblock.error)}</Notice>}
      </div>
    </Dialog>
  );
}
