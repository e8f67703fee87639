import { useQuery } from '@tanstack/react-query';
import type { getCommunityStats } from '@rounds/contract/community/forum';
import { call } from '../../../../api/client.ts';

export const statsKey = ['forum', 'stats'] as const;

/** The counts beside the discussions, and the popular topics. */
export function useCommunityStats() {
  return useQuery({
    queryKey: statsKey,
    queryFn: ({ signal }) => call<typeof getCommunityStats>('GET', '/api/forum/stats', { signal }),
    staleTime: 0,
  });
}
