import { useEffect, useRef } from 'react';
import type { ForumReply } from '@rounds/contract/community/forum';

interface Pages {
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly fetchNextPage: () => unknown;
}

/** Brings a reply into view and into the focus, once; until it is there, one page after the other is loaded. */
export function useShown(
  id: number | null,
  rows: readonly ForumReply[] | undefined,
  { hasNextPage, isFetching, isError, fetchNextPage }: Pages,
): void {
  const shown = useRef<number | null>(null);
  useEffect(() => {
    if (id === null || id === shown.current || !rows) return;
    if (!rows.some((reply) => reply.id === id)) {
      if (hasNextPage && !isFetching && !isError) void fetchNextPage();
      return;
    }
    shown.current = id;
    const reply = document.getElementById(`reply-${id}`);
    reply?.scrollIntoView({ block: 'nearest' });
    reply?.focus({ preventScroll: true });
  }, [id, rows, hasNextPage, isFetching, isError, fetchNextPage]);
}
