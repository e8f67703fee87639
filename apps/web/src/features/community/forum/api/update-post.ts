import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { updatePost } from '@rounds/contract/community/forum';
import { call } from '../../../../api/client.ts';
import { patchCachedPost } from './cached-posts.ts';
import type { NewPost } from './create-post.ts';

export function useUpdatePost(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewPost) => call<typeof updatePost>('PUT', '/api/forum/:id', { params: { id }, body }),
    onSuccess: (post) => patchCachedPost(queries, id, () => post),
  });
}
