import { useQuery } from '@tanstack/react-query';
import type { listInventory } from '@rounds/contract/rewards/store';
import { call } from '../../../../api/client.ts';

/** More than a learner can own. */
const limit = 200;

/** The learner's items, latest first. */
export function useInventory(userId: number) {
  return useQuery({
    queryKey: ['rewards', 'inventory', userId],
    queryFn: ({ signal }) =>
      call<typeof listInventory>('GET', '/api/inventory/:userId', {
        params: { userId },
        query: { limit },
        signal,
      }),
    // Progress may use up a streak freeze.
    meta: { followsProgress: true },
  });
}
