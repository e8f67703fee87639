import { useQuery } from '@tanstack/react-query';
import type { listBlocks } from '@rounds/contract/moderation';
import { call } from '../../../lib/api.ts';

/** People whom the learner has blocked, latest first. */
export function useBlocks() {
  return useQuery({
    queryKey: ['moderation', 'blocks'],
    queryFn: ({ signal }) => call<typeof listBlocks>('GET', '/api/blocks', { signal }),
    staleTime: 0,
  });
}
