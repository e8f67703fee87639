import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyIn } from '@rounds/contract/endpoint';
import type { createPost } from '@rounds/contract/community/forum';
import { call } from '../../../../api/client.ts';
import { useIdempotencyKey } from '../idempotency-key.ts';
import { statsKey } from './get-stats.ts';
import { postsKey } from './list-posts.ts';

export type NewPost = BodyIn<typeof createPost>;

export function useCreatePost() {
  const queries = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: NewPost) =>
      call<typeof createPost>('POST', '/api/forum', { body, idempotencyKey: attempt.keyOf(body) }),
    onSuccess: () => {
      attempt.end();
      return Promise.all([
        queries.invalidateQueries({ queryKey: postsKey }),
        queries.invalidateQueries({ queryKey: statsKey }),
      ]);
    },
  });
}
