import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ForumReply, likeReply } from '@rounds/contract/community/forum';
import { call } from '../../../../api/client.ts';
import { withLike } from '../like.rules.ts';
import { patchCachedReply } from './list-replies.ts';

/** Likes or unlikes a reply: optimistic, rolled back on failure. */
export function useLikeReply({ id, postId, liked, likes }: ForumReply, onError: (error: unknown) => void) {
  const queries = useQueryClient();
  const key = ['forum', 'like-reply', id];
  return useMutation({
    mutationKey: key,
    scope: { id: key.join() },
    mutationFn: (next: boolean) =>
      call<typeof likeReply>('PUT', '/api/forum/replies/:id/like', { params: { id }, body: { liked: next } }),
    onMutate: (next) => {
      patchCachedReply(queries, postId, id, (reply) => withLike(reply, next));
      return { liked, likes };
    },
    onSuccess: (answer) => {
      if (queries.isMutating({ mutationKey: key }) === 1) patchCachedReply(queries, postId, id, () => answer);
    },
    onError: (error, _, before) => {
      if (before) patchCachedReply(queries, postId, id, () => before);
      onError(error);
    },
  });
}
