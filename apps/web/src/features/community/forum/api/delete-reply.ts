import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { deleteReply, ForumReply } from '@rounds/contract/community/forum';
import { call, untilGone } from '../../../../api/client.ts';
import { postQuery } from './get-post.ts';
import { repliesKey } from './list-replies.ts';

export function useDeleteReply({ id, postId }: ForumReply) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      untilGone(call<typeof deleteReply>('DELETE', '/api/forum/replies/:id', { params: { id } })),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: repliesKey(postId) }),
        queries.invalidateQueries({ queryKey: postQuery(postId).queryKey }),
      ]),
  });
}
