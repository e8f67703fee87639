import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { likePost } from '@rounds/contract/community/forum';
import { call } from '../../../../api/client.ts';
import { withLike } from '../like.rules.ts';
import { patchCachedPost, findCachedPost } from './cached-posts.ts';

/** Likes or unlikes a post: optimistic, rolled back on failure. */
export function useLikePost(id: number, onError: (error: unknown) => void) {
  const queries = useQueryClient();
  const key = ['forum', 'like-post', id];
  return useMutation({
    mutationKey: key,
    // One at a time, so that the last press wins.
    scope: { id: key.join() },
    mutationFn: (liked: boolean) =>
      call<typeof likePost>('PUT', '/api/forum/:id/like', { params: { id }, body: { liked } }),
    onMutate: (liked) => {
      const before = findCachedPost(queries, id);
      patchCachedPost(queries, id, (post) => withLike(post, liked));
      return before && { liked: before.liked, likes: before.likes };
    },
    onSuccess: (answer) => {
      if (queries.isMutating({ mutationKey: key }) === 1) patchCachedPost(queries, id, () => answer);
    },
    onError: (error, _, before) => {
      if (before) patchCachedPost(queries, id, () => before);
      onError(error);
    },
  });
}
