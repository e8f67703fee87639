import { useQuery } from '@tanstack/react-query';
import type { CareerPath } from '@rounds/contract/common';
import type { getLeaderboard, leaderboardPeriods } from '@rounds/contract/learning/leaderboard';
import { call } from '../../../../api/client.ts';

export interface LeaderboardFilter {
  readonly period: (typeof leaderboardPeriods)[number];
  readonly careerPath?: CareerPath | undefined;
  /** How many rows; at most 50. */
  readonly limit: number;
}

export function useLeaderboard({ period, careerPath, limit }: LeaderboardFilter) {
  return useQuery({
    queryKey: ['leaderboard', 'list', period, careerPath ?? null, limit],
    queryFn: ({ signal }) =>
      call<typeof getLeaderboard>('GET', '/api/leaderboard', {
        query: { period, careerPath, limit },
        signal,
      }),
    meta: { followsProgress: true, followsProfile: true, followsVisibility: true },
  });
}
