import { useInfiniteQuery } from '@tanstack/react-query';
import type { CareerPath } from '@rounds/contract/common';
import type { listPosts } from '@rounds/contract/community/forum';
import type { PostCategory } from '@rounds/contract/community/forum.rules';
import { byCursor, callPage } from '../../../../api/pages.ts';

const limit = 20;

export interface PostFilter {
  readonly category: PostCategory | undefined;
  readonly careerPath: CareerPath | undefined;
  /** A hashtag without the #. */
  readonly tag: string | undefined;
  /** The server's search words. */
  readonly q: string | undefined;
}

export const postsKey = ['forum', 'posts'] as const;

/** Posts, page by page. Refetched whenever the list is opened: others write meanwhile. */
export function usePosts(filter: PostFilter, enabled = true) {
  return useInfiniteQuery({
    queryKey: [...postsKey, filter],
    queryFn: ({ pageParam, signal }) =>
      callPage<typeof listPosts>('/api/forum', { query: { ...filter, limit, cursor: pageParam }, signal }),
    ...byCursor,
    staleTime: 0,
    enabled,
  });
}
