import { useMemo, useRef, type ReactNode } from 'react';
import { ArrowDown } from 'lucide-react';
import type { ForumReply } from '@rounds/contract/community/forum';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { FailedNotice } from '../../../../ui/notice/failed-notice.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { useReplies } from '../api/list-replies.ts';
import { uniqueById } from '../discussion-filter.rules.ts';
import { groupReplies } from '../thread.rules.ts';
import { useNewReplies } from '../use-new-replies.ts';
import { useScrollToReply } from '../use-scroll-to-reply.ts';
import { ReplyItem } from './reply-item.tsx';
import { ShowMore } from './show-more.tsx';
import { KeepScrollPosition } from './keep-scroll-position.tsx';

export interface RepliesProps {
  readonly postId: number;
  /** Whether the post is the learner's own: nobody is asked to answer themselves. */
  readonly isOwn: boolean;
  /** The post's own count. */
  readonly count: number;
  readonly renderModeration: (reply: ForumReply) => ReactNode;
  /** The reply that the learner has just sent: scrolled to, however long the thread. */
  readonly sent: number | null;
}

/** A post's replies with their answers, oldest first. */
export function Replies({ postId, isOwn, count, renderModeration, sent }: RepliesProps) {
  const { t } = useTranslation('community/forum');
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useReplies(postId);
  const { data } = list;
  const rows = useMemo(() => data && uniqueById(data.pages.flatMap((page) => page.rows)), [data]);
  const branches = useMemo(() => groupReplies(rows ?? []), [rows]);
  useScrollToReply(sent, rows, list);
  const { newIds, unseenIds, announced } = useNewReplies(rows, data?.pages.length ?? 0);

  const item = (reply: ForumReply) => (
    <ReplyItem
      reply={reply}
      isNew={newIds.includes(reply.id)}
      renderModeration={renderModeration}
      onRemoved={() => heading.current?.focus()}
    />
  );
  const loadMore = async () => {
    const last = rows?.at(-1)?.id;
    await list.fetchNextPage();
    const next = document.getElementById(`reply-${last}`)?.closest('li')?.nextElementSibling;
    next?.querySelector<HTMLElement>('[data-reply]')?.focus();
  };

  return (
    <section aria-labelledby="replies-title" className="grid gap-3">
      <h2 ref={heading} id="replies-title" tabIndex={-1} className="text-lg font-semibold">
        {count === 0 ? t('reply.answers') : t('replies', { count })}
      </h2>
      <p role="status" className="sr-only">
        {announced.count > 0 && <span key={announced.turn}>{t('arrived', { count: announced.count })}</span>}
      </p>
      {list.isPending && count > 0 && <ReplySkeletons label={t('reply.loading')} />}
      {list.isError && !list.isFetchNextPageError && (
        <FailedNotice onRetry={() => void list.refetch()}>{t('reply.failed')}</FailedNotice>
      )}
      {(rows ? rows.length : count) === 0 && (
        <p className="text-muted">{t(isOwn ? 'reply.noneOwn' : 'reply.none')}</p>
      )}
      {branches.length > 0 && (
        <KeepScrollPosition rows={rows}>
          <ul className="divide-y rounded-card border bg-raised">
            {branches.map(({ reply, answers }) => (
              <li key={reply.id} className="grid gap-3 p-4 sm:px-6">
                {item(reply)}
                {answers.length > 0 && (
                  <ul aria-label={t('reply.answers')} className="grid gap-4 border-s-2 ps-3 sm:ms-4 sm:ps-5">
                    {answers.map((answer) => (
                      <li key={answer.id}>{item(answer)}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </KeepScrollPosition>
      )}
      {list.hasNextPage && (
        <ShowMore
          pending={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          // The form is below it, and would move away from somebody reaching for it.
          automatic={false}
          onLoadMore={() => void loadMore()}
        />
      )}
      {announced.count > 0 && (
        // Takes no height, so that what follows the replies stays in place when the button appears and disappears.
        <div className="sticky bottom-20 z-20 -mt-3 h-0 lg:bottom-6">
          {unseenIds.length > 0 && (
            <Button
              size="sm"
              className="absolute inset-x-0 bottom-0 mx-auto w-fit rounded-full! shadow-float"
              onClick={() => {
                const first = document.getElementById(`reply-${unseenIds[0]}`);
                first?.scrollIntoView({ block: 'center' });
                first?.focus({ preventScroll: true });
              }}
            >
              <ArrowDown size={16} aria-hidden="true" />
              {t('arrived', { count: unseenIds.length })}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function ReplySkeletons({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-5 rounded-card border bg-raised p-4 sm:px-6">
      {[0, 1, 2].map((row) => (
        <div key={row} className="grid gap-2.5">
          <div className="flex items-center gap-2.5">
            <Skeleton className="size-8 rounded-full" />
            <Skeleton className="h-4 w-40" />
          </div>
          <Skeleton className="h-12" />
        </div>
      ))}
    </div>
  );
}
