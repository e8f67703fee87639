import { useQuery } from '@tanstack/react-query';
import type { listRewards } from '@rounds/contract/rewards/store';
import type { RewardCategory } from '@rounds/contract/rewards/store.rules';
import { call } from '../../../../api/client.ts';

/** More than the store has. */
const limit = 200;

/** The store's items, of one category or all. */
export function useRewards(category?: RewardCategory) {
  return useQuery({
    queryKey: ['rewards', 'store', category ?? 'all'],
    queryFn: ({ signal }) =>
      call<typeof listRewards>('GET', '/api/rewards', { query: { category, limit }, signal }),
  });
}

export function useTrending() {
  return useQuery({
    queryKey: ['rewards', 'store', 'trending'],
    queryFn: ({ signal }) =>
      call<typeof listRewards>('GET', '/api/rewards', { query: { trending: 'true' }, signal }),
  });
}
