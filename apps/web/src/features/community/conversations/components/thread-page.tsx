import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../../../../api/client.ts';
import { ButtonLink } from '../../../../ui/button/button.tsx';
import { SignpostDrawing } from '../../../../ui/drawings/signpost.tsx';
import { FullPageMessage } from '../../../../ui/full-page-message/full-page-message.tsx';
import { BackLink } from '../../../../ui/link/back-link.tsx';
import { FailedNotice } from '../../../../ui/notice/failed-notice.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';

export interface ThreadPageProps<Data> {
  /** What the thread belongs to. */
  readonly query: UseQueryResult<Data>;
  /** Where all of them are listed. */
  readonly list: string;
  readonly words: Readonly<Record<'back' | 'loading' | 'failed' | 'gone' | 'goneText', string>>;
  readonly children: (data: Data) => ReactNode;
}

/**
 * The page around a thread: the link back to the list, and placeholders for loading, failure, and threads that can't be
 * opened.
 */
export function ThreadPage<Data>({ query, list, words, children }: ThreadPageProps<Data>) {
  const { data, error } = query;
  if (error instanceof ApiError && [400, 403, 404].includes(error.status)) {
    return (
      <FullPageMessage
        title={words.gone}
        drawing={<SignpostDrawing />}
        action={<ButtonLink href={list}>{words.back}</ButtonLink>}
      >
        {words.goneText}
      </FullPageMessage>
    );
  }
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-3 py-3 sm:gap-5 sm:py-6 low:gap-3 low:py-3">
      <BackLink href={list}>{words.back}</BackLink>
      {data !== undefined && children(data)}
      {data === undefined && query.isError && (
        <FailedNotice onRetry={() => void query.refetch()}>{words.failed}</FailedNotice>
      )}
      {query.isPending && (
        <div role="status" aria-label={words.loading} className="grid gap-5">
          <Skeleton className="h-24 rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </div>
      )}
    </div>
  );
}
