import { queryOptions, useQuery } from '@tanstack/react-query';
import type { listProgress } from '@rounds/contract/learning/progress';
import { callPages } from '../../../../api/pages.ts';

/** The maximum page size, so that for nearly everybody one call is enough. */
const limit = 200;

export function progressQuery() {
  return queryOptions({
    queryKey: ['progress', 'list'],
    queryFn: ({ signal }) => callPages<typeof listProgress>('/api/progress', { query: { limit }, signal }),
    meta: { followsProgress: true, worksOffline: true },
  });
}

/** The learner's progress, latest first. */
export function useProgress(enabled = true) {
  return useQuery({ ...progressQuery(), enabled });
}
