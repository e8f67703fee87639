import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyIn } from '@rounds/contract/endpoint';
import type { createPost } from '@rounds/contract/community/forum';
import { call } from '../../../../api/client.ts';
import { useAttemptKey } from '../attempt-key.ts';
import { figuresKey } from './get-figures.ts';
import { postsKey } from './list-posts.ts';

export type NewPost = BodyIn<typeof createPost>;

export function useCreatePost() {
  const queries = useQueryClient();
  const attempt = useAttemptKey();
  return useMutation({
    mutationFn: (body: NewPost) =>
      call<typeof createPost>('POST', '/api/forum', { body, idempotencyKey: attempt.keyOf(body) }),
    onSuccess: () => {
      attempt.end();
      return Promise.all([
        queries.invalidateQueries({ queryKey: postsKey }),
        queries.invalidateQueries({ queryKey: figuresKey }),
      ]);
    },
  });
}
