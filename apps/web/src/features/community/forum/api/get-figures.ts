import { useQuery } from '@tanstack/react-query';
import type { getCommunityFigures } from '@rounds/contract/community/forum';
import { call } from '../../../../api/client.ts';

export const figuresKey = ['forum', 'figures'] as const;

/** The figures beside the discussions, and what is talked about. */
export function useFigures() {
  return useQuery({
    queryKey: figuresKey,
    queryFn: ({ signal }) => call<typeof getCommunityFigures>('GET', '/api/forum/figures', { signal }),
    staleTime: 0,
  });
}
