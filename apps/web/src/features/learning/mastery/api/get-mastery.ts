import { queryOptions, useQuery } from '@tanstack/react-query';
import type { getMastery } from '@rounds/contract/learning/mastery';
import { call } from '../../../../api/client.ts';

export function masteryQuery() {
  return queryOptions({
    queryKey: ['mastery'],
    queryFn: ({ signal }) => call<typeof getMastery>('GET', '/api/mastery', { signal }),
    meta: { followsProgress: true, worksOffline: true },
  });
}

/** How well each area is mastered, weakest first. */
export function useMastery(enabled = true) {
  return useQuery({ ...masteryQuery(), enabled });
}
