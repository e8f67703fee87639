import { queryOptions, useQuery } from '@tanstack/react-query';
import type { getLeague } from '@rounds/contract/community/leagues';
import { call } from '../../../../api/client.ts';

export function leagueQuery() {
  return queryOptions({
    queryKey: ['league'],
    queryFn: ({ signal }) => call<typeof getLeague>('GET', '/api/league', { signal }),
    meta: { followsProgress: true, followsProfile: true, followsVisibility: true },
  });
}

/** The learner's week in their league; null if they don't take part. */
export function useLeague() {
  return useQuery(leagueQuery());
}
