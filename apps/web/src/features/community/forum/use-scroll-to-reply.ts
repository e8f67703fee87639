import { useEffect, useRef } from 'react';
import type { ForumReply } from '@rounds/contract/community/forum';

interface Pages {
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly fetchNextPage: () => unknown;
}

/** Scrolls to a reply and focuses it, once; loads pages until it is there. */
export function useScrollToReply(
  id: number | null,
  rows: readonly ForumReply[] | undefined,
  { hasNextPage, isFetching, isError, fetchNextPage }: Pages,
): void {
  const lastShown = useRef<number | null>(null);
  useEffect(() => {
    if (id === null || id === lastShown.current || !rows) return;
    if (!rows.some((reply) => reply.id === id)) {
      if (hasNextPage && !isFetching && !isError) void fetchNextPage();
      return;
    }
    lastShown.current = id;
    const reply = document.getElementById(`reply-${id}`);
    reply?.scrollIntoView({ block: 'nearest' });
    reply?.focus({ preventScroll: true });
  }, [id, rows, hasNextPage, isFetching, isError, fetchNextPage]);
}
