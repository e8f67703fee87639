import { useQuery } from '@tanstack/react-query';
import type { getMyRank } from '@rounds/contract/learning/leaderboard';
import { call } from '../../../../api/client.ts';
import type { LeaderboardFilter } from './get-leaderboard.ts';

/** The learner's own place, fetched only if their row isn't in the list already. */
export function useMyRank({ period, careerPath }: Omit<LeaderboardFilter, 'limit'>, enabled: boolean) {
  return useQuery({
    queryKey: ['leaderboard', 'me', period, careerPath ?? null],
    queryFn: ({ signal }) =>
      call<typeof getMyRank>('GET', '/api/leaderboard/me', { query: { period, careerPath }, signal }),
    meta: { followsProgress: true, followsProfile: true, followsVisibility: true },
    enabled,
  });
}
