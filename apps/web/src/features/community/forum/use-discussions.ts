import { useMemo } from 'react';
import { useDebounced } from '../../../browser/debounced.ts';
import { usePosts } from './api/list-posts.ts';
import { distinct, mergedPosts, type DiscussionFilter } from './discussion-filter.rules.ts';

/** Milliseconds after the last letter before the server is asked. */
const pause = 300;

/**
 * One list for what a learner looks for: what is loaded answers with the first letter, and what else the server finds
 * comes behind it a moment later.
 */
export function useDiscussions({ search, category, careerPath, topic }: DiscussionFilter) {
  const words = search.trim();
  const settled = useDebounced(words, pause);
  const searching = words !== '';
  const filter = { category, careerPath, tag: topic };
  const all = usePosts({ ...filter, q: undefined });
  const found = usePosts({ ...filter, q: settled || undefined }, searching && settled !== '');
  const list = searching ? found : all;

  const { data: allData } = all;
  const { data: foundData } = found;
  const posts = useMemo(() => {
    const loaded = distinct(rowsOf(allData));
    if (words === '') return loaded;
    return mergedPosts(loaded, words === settled ? rowsOf(foundData) : [], words);
  }, [allData, foundData, words, settled]);

  return {
    posts,
    pages: list.data?.pages.length ?? 0,
    isLoading: all.isPending && !all.isError,
    isSearching: searching && (words !== settled || found.isPending) && !found.isError,
    failed: list.isError && !list.isFetchNextPageError,
    tryAgain: () => void list.refetch(),
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    moreFailed: list.isFetchNextPageError,
    loadMore: () => list.fetchNextPage(),
  };
}

function rowsOf(data: ReturnType<typeof usePosts>['data']) {
  return data?.pages.flatMap(({ rows }) => rows) ?? [];
}
