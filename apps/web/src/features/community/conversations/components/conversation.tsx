import { useEffect, useRef, type ReactNode } from 'react';
import type { Message } from '@rounds/contract/community/conversations';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { cx } from '../../../../ui/cx.ts';
import { FailedNotice } from '../../../../ui/notice/failed-notice.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { useMessages } from '../api/list-messages.ts';
import type { MessageThread } from '../message-thread.ts';
import { Composer } from './composer.tsx';
import { MessageItem } from './message-item.tsx';

export interface ConversationProps {
  readonly thread: MessageThread;
  /** Shown instead of the composer when nobody may write any more. */
  readonly closed?: ReactNode;
  /** How to render a message's text. */
  readonly renderText: (text: string) => ReactNode;
  /** Actions for someone else's message, such as reporting it. */
  readonly actionsOf: (message: Message) => ReactNode;
}

/** A flat thread: the latest message at the bottom, older ones on demand, and a composer. */
export function Conversation({ thread, closed, renderText, actionsOf }: ConversationProps) {
  const { t } = useTranslation('community/conversations');
  const messages = useMessages(thread);
  const rows = messages.data?.pages.flatMap((page) => page.rows).toReversed();
  const log = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const newest = rows?.at(-1);
  const lastSeen = useRef<number>(undefined);
  useEffect(() => {
    if (newest === undefined) return;
    // Messages present on arrival weren't sent just now.
    if (lastSeen.current !== undefined && newest.id > lastSeen.current && newest.own)
      list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
    lastSeen.current = newest.id;
  }, [newest]);
  return (
    <div className="grid gap-3">
      {/* Reversed twice, so that it starts scrolled to the end and stays there. A few messages are next to the
          composer, since a phone's keyboard leaves no room further up. The height is always the same, so that the
          composer doesn't move when messages arrive. Next to other content, it is high enough for the page's title
          and the composer to fit into one window. */}
      <div
        ref={log}
        role="log"
        aria-label={t('label')}
        tabIndex={0}
        className="flex h-[50dvh] min-h-48 lg:h-[calc(100dvh-33.5rem)] lg:min-h-60 flex-col-reverse overflow-y-auto rounded-control"
      >
        {messages.isPending && <Loading label={t('loading')} />}
        <div className={cx('grid gap-4', rows?.length === 0 && 'mb-auto')}>
          {messages.isError && (
            <FailedNotice onRetry={() => void messages.refetch()}>{t('failed')}</FailedNotice>
          )}
          {messages.hasNextPage && (
            <Button
              variant="ghost"
              size="sm"
              className="justify-self-center"
              pending={messages.isFetchingNextPage}
              onClick={() => void messages.fetchNextPage()}
            >
              {t('older')}
            </Button>
          )}
          {rows?.length === 0 && (
            <EmptyState title={t('empty')} className="py-4!">
              {!closed && t('emptyText')}
            </EmptyState>
          )}
          {rows && rows.length > 0 && (
            <ul ref={list} className="grid gap-4">
              {rows.map((message) => (
                <MessageItem
                  key={message.id}
                  thread={thread}
                  message={message}
                  text={renderText(message.content)}
                  actions={!message.own && actionsOf(message)}
                  onDeleted={() => log.current?.focus({ preventScroll: true })}
                />
              ))}
            </ul>
          )}
        </div>
      </div>
      {closed || <Composer thread={thread} />}
    </div>
  );
}

function Loading({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-4">
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex gap-3">
          <Skeleton className="size-8 rounded-full" />
          <div className="grid grow gap-1.5">
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-5 w-3/4" />
          </div>
        </div>
      ))}
    </div>
  );
}
