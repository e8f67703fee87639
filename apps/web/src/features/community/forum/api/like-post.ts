import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { likePost } from '@rounds/contract/community/forum';
import { call } from '../../../../api/client.ts';
import { likedAs } from '../like.rules.ts';
import { changePost, shownPost } from './cached-posts.ts';

/** Likes a post or likes it no more: shown at once, taken back where it was refused. */
export function useLikePost(id: number, onError: (error: unknown) => void) {
  const queries = useQueryClient();
  const key = ['forum', 'like-post', id];
  return useMutation({
    mutationKey: key,
    // One after the other, so that the last press is the last word.
    scope: { id: key.join() },
    mutationFn: (liked: boolean) =>
      call<typeof likePost>('PUT', '/api/forum/:id/like', { params: { id }, body: { liked } }),
    onMutate: (liked) => {
      const before = shownPost(queries, id);
      changePost(queries, id, (post) => likedAs(post, liked));
      return before && { liked: before.liked, likes: before.likes };
    },
    onSuccess: (answer) => {
      if (queries.isMutating({ mutationKey: key }) === 1) changePost(queries, id, () => answer);
    },
    onError: (error, _, before) => {
      if (before) changePost(queries, id, () => before);
      onError(error);
    },
  });
}
