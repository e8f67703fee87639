import { queryOptions, useQuery } from '@tanstack/react-query';
import type { listProgress } from '@rounds/contract/progress';
import { call } from '../../../lib/api.ts';

/** As many rows as one answer may hold, so that one call tells what was done. */
const limit = 200;

export function progressQuery() {
  return queryOptions({
    queryKey: ['progress', 'list'],
    queryFn: ({ signal }) => call<typeof listProgress>('GET', '/api/progress', { query: { limit }, signal }),
    meta: { followsProgress: true },
  });
}

/** The learner's progress, latest first. */
export function useProgress(enabled = true) {
  return useQuery({ ...progressQuery(), enabled });
}
