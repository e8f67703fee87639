import { queryOptions, useQuery } from '@tanstack/react-query';
import type { getOverview } from '@rounds/contract/learning/progress';
import { call } from '../../../../api/client.ts';

function overviewQuery() {
  return queryOptions({
    queryKey: ['progress', 'overview'],
    queryFn: ({ signal }) => call<typeof getOverview>('GET', '/api/progress/overview', { signal }),
    meta: { followsProgress: true, worksOffline: true },
  });
}

/** Days of practice, scores over time, and results by topic. */
export function useOverview() {
  return useQuery(overviewQuery());
}
