import { useQuery } from '@tanstack/react-query';
import type { getPointsTotals } from '@rounds/contract/rewards/store';
import { call } from '../../../../api/client.ts';

/** The learner's points in total, and over time. */
export function usePointsTotals(userId: number) {
  return useQuery({
    queryKey: ['rewards', 'points', 'totals', userId],
    queryFn: ({ signal }) =>
      call<typeof getPointsTotals>('GET', '/api/points/:userId/totals', { params: { userId }, signal }),
    meta: { followsProgress: true },
  });
}
