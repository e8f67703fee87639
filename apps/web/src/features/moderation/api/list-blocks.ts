import { useQuery } from '@tanstack/react-query';
import type { listBlocks } from '@rounds/contract/moderation';
import { call } from '../../../lib/api.ts';

export const blocksKey = ['moderation', 'blocks'] as const;

/** People whom the learner has blocked, latest first. */
export function useBlocks() {
  return useQuery({
    queryKey: blocksKey,
    queryFn: ({ signal }) => call<typeof listBlocks>('GET', '/api/blocks', { signal }),
    staleTime: 0,
  });
}
