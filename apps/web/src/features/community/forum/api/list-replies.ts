import { useInfiniteQuery, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import type { ForumReply, listReplies } from '@rounds/contract/community/forum';
import { byCursor, callPage, type Page } from '../../../../api/pages.ts';

const limit = 50;

export const repliesKey = (postId: number) => ['forum', 'replies', postId] as const;

/** The replies to a post, page by page: oldest first, each followed by its answers. */
export function useReplies(postId: number) {
  return useInfiniteQuery({
    queryKey: repliesKey(postId),
    queryFn: ({ pageParam, signal }) =>
      callPage<typeof listReplies>('/api/forum/:id/replies', {
        params: { id: postId },
        query: { limit, cursor: pageParam },
        signal,
      }),
    ...byCursor,
    staleTime: 0,
  });
}

/** Changes one reply wherever it is shown. */
export function patchCachedReply(
  queries: QueryClient,
  postId: number,
  id: number,
  change: (reply: ForumReply) => Partial<ForumReply>,
): void {
  const changed = (reply: ForumReply) => (reply.id === id ? { ...reply, ...change(reply) } : reply);
  queries.setQueryData<InfiniteData<Page<ForumReply[]>>>(
    repliesKey(postId),
    (data) =>
      data && { ...data, pages: data.pages.map((page) => ({ ...page, rows: page.rows.map(changed) })) },
  );
}
