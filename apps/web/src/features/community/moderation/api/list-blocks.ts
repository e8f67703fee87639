import { useQuery } from '@tanstack/react-query';
import type { listBlocks } from '@rounds/contract/community/moderation';
import { callPages } from '../../../../api/pages.ts';

/** As many as one answer may hold: hardly anybody has blocked more. */
const limit = 200;

/** All people whom the learner has blocked, latest first. */
export function useBlocks() {
  return useQuery({
    queryKey: ['moderation', 'blocks'],
    queryFn: ({ signal }) => callPages<typeof listBlocks>('/api/blocks', { query: { limit }, signal }),
    staleTime: 0,
  });
}
