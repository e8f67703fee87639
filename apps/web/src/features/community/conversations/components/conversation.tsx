import { useEffect, useRef, type ReactNode } from 'react';
import type { Message } from '@rounds/contract/community/conversations';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { FailedNotice } from '../../../../ui/notice/failed-notice.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { useMessages } from '../api/list-messages.ts';
import type { MessageThread } from '../message-thread.ts';
import { goesOn } from '../blocks.rules.ts';
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
  if (messages.isPending) return <Loading label={t('loading')} />;
  return (
    <div className="grid gap-2 sm:gap-3">
      {/* Reversed twice, so that it starts scrolled to the end and stays there. A few messages take the room that they need, so
          that the composer is right below them; many scroll here, so that the page's title and the composer fit into one
          window, and a phone's keyboard leaves the latest in sight. */}
      <div
        ref={log}
        role="log"
        aria-label={t('label')}
        tabIndex={0}
        className="flex max-h-[max(16.25rem,100dvh-31.5rem)] flex-col-reverse overflow-y-auto rounded-control lg:max-h-[max(15rem,100dvh-33.5rem)] low:max-h-[max(15rem,100dvh-28.5rem)]"
      >
        <div className="grid gap-4">
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
            <div className="grid gap-0.5 py-1">
              <p className="font-semibold">{t('empty')}</p>
              {!closed && <p className="text-sm text-muted">{t('emptyText')}</p>}
            </div>
          )}
          {rows && rows.length > 0 && (
            <ul ref={list} className="grid gap-4">
              {rows.map((message, index) => (
                <MessageItem
                  key={message.id}
                  goesOn={goesOn(rows[index - 1], message)}
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
      {closed || <Composer thread={thread} isUsed={rows !== undefined && rows.length > 0} />}
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
      <Skeleton className="mt-4 h-24" />
    </div>
  );
}
