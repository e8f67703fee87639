import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { ForumPost } from '@rounds/contract/community/forum';
import type { Page } from '../../../../api/pages.ts';
import { postQuery } from './get-post.ts';
import { postsKey } from './list-posts.ts';

type Pages = InfiniteData<Page<ForumPost[]>>;

/** Changes one post wherever it is shown. */
export function patchCachedPost(
  queries: QueryClient,
  id: number,
  change: (post: ForumPost) => Partial<ForumPost>,
): void {
  const changed = (post: ForumPost) => (post.id === id ? { ...post, ...change(post) } : post);
  queries.setQueryData(postQuery(id).queryKey, (post) => post && changed(post));
  queries.setQueriesData<Pages>(
    { queryKey: postsKey },
    (data) =>
      data && { ...data, pages: data.pages.map((page) => ({ ...page, rows: page.rows.map(changed) })) },
  );
}

/** A post as currently shown. */
export function findCachedPost(queries: QueryClient, id: number): ForumPost | undefined {
  const lists = queries.getQueriesData<Pages>({ queryKey: postsKey });
  return (
    queries.getQueryData(postQuery(id).queryKey) ??
    lists.flatMap(([, data]) => data?.pages.flatMap(({ rows }) => rows) ?? []).find((post) => post.id === id)
  );
}
