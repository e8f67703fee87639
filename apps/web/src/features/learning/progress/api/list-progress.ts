import { queryOptions, useQuery } from '@tanstack/react-query';
import type { listProgress } from '@rounds/contract/learning/progress';
import { callPages } from '../../../../api/pages.ts';

/** As many rows as one answer may hold, so that for nearly everybody one call tells what was done. */
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
