import { useQuery } from '@tanstack/react-query';
import type { getCommunityFigures } from '@rounds/contract/community/forum';
import { call } from '../../../../api/client.ts';

export const statsKey = ['forum', 'figures'] as const;

/** The counts beside the discussions, and the popular topics. */
export function useCommunityStats() {
  return useQuery({
    queryKey: statsKey,
    queryFn: ({ signal }) => call<typeof getCommunityFigures>('GET', '/api/forum/figures', { signal }),
    staleTime: 0,
  });
}
