import { useMemo } from 'react';
import { useDebounced } from '../../../browser/use-debounced.ts';
import { usePosts } from './api/list-posts.ts';
import { uniqueById, mergePosts, type DiscussionFilter } from './discussion-filter.rules.ts';

/** Milliseconds after the last keystroke before the server is asked. */
const debounceMs = 300;

/**
 * The list of discussions, searched in two steps: loaded posts are filtered as the learner types, and what else the
 * server finds is appended a moment later.
 */
export function useDiscussions({ search, category, careerPath, topic }: DiscussionFilter) {
  const words = search.trim();
  const debouncedWords = useDebounced(words, debounceMs);
  const searching = words !== '';
  const filter = { category, careerPath, tag: topic };
  const all = usePosts({ ...filter, q: undefined });
  const found = usePosts({ ...filter, q: debouncedWords || undefined }, searching && debouncedWords !== '');
  const list = searching ? found : all;

  const { data: allData } = all;
  const { data: foundData } = found;
  const posts = useMemo(() => {
    const loaded = uniqueById(rowsOf(allData));
    if (words === '') return loaded;
    return mergePosts(loaded, words === debouncedWords ? rowsOf(foundData) : [], words);
  }, [allData, foundData, words, debouncedWords]);

  return {
    posts,
    pages: list.data?.pages.length ?? 0,
    isLoading: all.isPending && !all.isError,
    isSearching: searching && (words !== debouncedWords || found.isPending) && !found.isError,
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
