import { useQuery } from '@tanstack/react-query';
import type { listPoints } from '@rounds/contract/rewards/store';
import { callPage } from '../../../../api/pages.ts';

const limit = 20;

/** A page of the learner's ledger, latest first. */
export function usePoints(userId: number, cursor: string | undefined) {
  return useQuery({
    queryKey: ['rewards', 'points', 'list', userId, cursor ?? null],
    queryFn: ({ signal }) =>
      callPage<typeof listPoints>('/api/points/:userId', {
        params: { userId },
        query: { limit, cursor },
        signal,
      }),
    meta: { followsProgress: true },
  });
}
