import { useMemo, useRef, type ReactNode } from 'react';
import { ArrowDown } from 'lucide-react';
import type { ForumReply } from '@rounds/contract/community/forum';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { FailedNotice } from '../../../../ui/notice/failed-notice.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { useReplies } from '../api/list-replies.ts';
import { distinct } from '../discussion-filter.rules.ts';
import { branchesOf } from '../thread.rules.ts';
import { useArrivals } from '../use-arrivals.ts';
import { useShown } from '../use-shown.ts';
import { ReplyItem } from './reply-item.tsx';
import { ShowMore } from './show-more.tsx';
import { StayPut } from './stay-put.tsx';

const automaticPages = 5;

export interface RepliesProps {
  readonly postId: number;
  /** As the post has it. */
  readonly count: number;
  readonly others: (reply: ForumReply) => ReactNode;
  /** The reply that the learner has just sent: it is looked for, however long the thread, and shown. */
  readonly sent: number | null;
}

/** The replies to a post with their answers, oldest first. */
export function Replies({ postId, count, others, sent }: RepliesProps) {
  const { t } = useTranslation('community/forum');
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useReplies(postId);
  const { data } = list;
  const rows = useMemo(() => data && distinct(data.pages.flatMap((page) => page.rows)), [data]);
  const branches = useMemo(() => branchesOf(rows ?? []), [rows]);
  useShown(sent, rows, list);
  const { fresh, unseen, told } = useArrivals(rows, data?.pages.length ?? 0);

  const item = (reply: ForumReply) => (
    <ReplyItem
      reply={reply}
      isNew={fresh.includes(reply.id)}
      others={others}
      onRemoved={() => heading.current?.focus()}
    />
  );
  const loadMore = async (pressed: boolean) => {
    const last = rows?.at(-1)?.id;
    await list.fetchNextPage();
    const next = document.getElementById(`reply-${last}`)?.closest('li')?.nextElementSibling;
    if (pressed) next?.querySelector<HTMLElement>('[data-reply]')?.focus();
  };

  return (
    <section aria-labelledby="replies-title" className="grid gap-3">
      <h2 ref={heading} id="replies-title" tabIndex={-1} className="text-lg font-semibold">
        {t('replies', { count })}
      </h2>
      <p role="status" className="sr-only">
        {told.count > 0 && <span key={told.turn}>{t('arrived', { count: told.count })}</span>}
      </p>
      {list.isPending && <ReplySkeletons label={t('reply.loading')} />}
      {list.isError && !list.isFetchNextPageError && (
        <FailedNotice onAgain={() => void list.refetch()}>{t('reply.failed')}</FailedNotice>
      )}
      {rows?.length === 0 && <p className="text-muted">{t('reply.none')}</p>}
      {branches.length > 0 && (
        <StayPut of={rows}>
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
        </StayPut>
      )}
      {list.hasNextPage && (
        <ShowMore
          pending={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          automatic={(data?.pages.length ?? 0) < automaticPages}
          onMore={(pressed) => void loadMore(pressed)}
        />
      )}
      {told.count > 0 && (
        // Keeps its height once the button is gone: at the end of a page, what is read would jump under the finger.
        <div className="pointer-events-none sticky bottom-20 z-20 flex min-h-11 justify-center lg:bottom-6">
          {unseen.length > 0 && (
            <Button
              size="sm"
              className="pointer-events-auto rounded-full! shadow-float"
              onClick={() => {
                const first = document.getElementById(`reply-${unseen[0]}`);
                first?.scrollIntoView({ block: 'center' });
                first?.focus({ preventScroll: true });
              }}
            >
              <ArrowDown size={16} aria-hidden="true" />
              {t('arrived', { count: unseen.length })}
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
