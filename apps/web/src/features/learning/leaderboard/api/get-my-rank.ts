import { queryOptions, useQuery } from '@tanstack/react-query';
import type { getMyRank } from '@rounds/contract/learning/leaderboard';
import { call } from '../../../../api/client.ts';
import type { LeaderboardFilter } from './get-leaderboard.ts';

function myRankQuery({ period, careerPath }: Omit<LeaderboardFilter, 'limit'>) {
  return queryOptions({
    queryKey: ['leaderboard', 'me', period, careerPath ?? null],
    queryFn: ({ signal }) =>
      call<typeof getMyRank>('GET', '/api/leaderboard/me', { query: { period, careerPath }, signal }),
    meta: { followsProgress: true, followsProfile: true, followsVisibility: true },
  });
}

/** The learner's own place. Asked only where their row is not in the list already. */
export function useMyRank(filter: Omit<LeaderboardFilter, 'limit'>, enabled: boolean) {
  return useQuery({ ...myRankQuery(filter), enabled });
}
