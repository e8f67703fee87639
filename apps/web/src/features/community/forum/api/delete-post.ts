import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { deletePost } from '@rounds/contract/community/forum';
import { call, untilGone } from '../../../../api/client.ts';
import { deletionKey } from '../../../../api/own-deletions.ts';
import { statsKey } from './get-stats.ts';
import { postsKey } from './list-posts.ts';

export function useDeletePost(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: deletionKey('forum', id),
    mutationFn: () => untilGone(call<typeof deletePost>('DELETE', '/api/forum/:id', { params: { id } })),
    // The post is no longer shown, so there is no need to wait.
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: postsKey });
      void queries.invalidateQueries({ queryKey: statsKey });
    },
  });
}
