import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ForumReply, likeReply } from '@rounds/contract/community/forum';
import { call } from '../../../../api/client.ts';
import { likedAs } from '../like.rules.ts';
import { changeReply } from './list-replies.ts';

/** Likes a reply or likes it no more: shown at once, taken back where it was refused. */
export function useLikeReply({ id, postId, liked, likes }: ForumReply, onError: (error: unknown) => void) {
  const queries = useQueryClient();
  const key = ['forum', 'like-reply', id];
  return useMutation({
    mutationKey: key,
    scope: { id: key.join() },
    mutationFn: (next: boolean) =>
      call<typeof likeReply>('PUT', '/api/forum/replies/:id/like', { params: { id }, body: { liked: next } }),
    onMutate: (next) => {
      changeReply(queries, postId, id, (reply) => likedAs(reply, next));
      return { liked, likes };
    },
    onSuccess: (answer) => {
      if (queries.isMutating({ mutationKey: key }) === 1) changeReply(queries, postId, id, () => answer);
    },
    onError: (error, _, before) => {
      if (before) changeReply(queries, postId, id, () => before);
      onError(error);
    },
  });
}
