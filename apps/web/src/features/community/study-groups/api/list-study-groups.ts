import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { CareerPath } from '@rounds/contract/common';
import type { listStudyGroups } from '@rounds/contract/community/study-groups';
import { byCursor, callPage } from '../../../../api/pages.ts';

export interface GroupFilter {
  readonly careerPath: CareerPath | undefined;
  readonly search: string;
}

/** Everything about study groups. */
export const groupsKey = ['study-groups'] as const;

function groupsQuery({ careerPath, search }: GroupFilter) {
  const q = search.trim().toLowerCase() || undefined;
  return infiniteQueryOptions({
    queryKey: [...groupsKey, 'list', careerPath ?? null, q ?? null],
    queryFn: ({ pageParam: cursor, signal }) =>
      callPage<typeof listStudyGroups>('/api/study-groups', { query: { careerPath, q, cursor }, signal }),
    ...byCursor,
    // Keep the previous results, narrowed by the search, until the new ones arrive.
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

export function useStudyGroups(filter: GroupFilter) {
  return useInfiniteQuery(groupsQuery(filter));
}
