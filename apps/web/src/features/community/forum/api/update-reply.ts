import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ForumReply, updateReply } from '@rounds/contract/community/forum';
import { call } from '../../../../api/client.ts';
import { patchCachedReply } from './list-replies.ts';

export function useUpdateReply({ id, postId }: ForumReply) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (content: string) =>
      call<typeof updateReply>('PUT', '/api/forum/replies/:id', { params: { id }, body: { content } }),
    onSuccess: (reply) => patchCachedReply(queries, postId, id, () => reply),
  });
}
