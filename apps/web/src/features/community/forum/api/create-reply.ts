import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyIn } from '@rounds/contract/endpoint';
import type { createReply } from '@rounds/contract/community/forum';
import { call } from '../../../../api/client.ts';
import { useIdempotencyKey } from '../idempotency-key.ts';
import { patchCachedPost } from './cached-posts.ts';
import { repliesKey } from './list-replies.ts';

export function useCreateReply(postId: number) {
  const queries = useQueryClient();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: BodyIn<typeof createReply>) =>
      call<typeof createReply>('POST', '/api/forum/:id/replies', {
        params: { id: postId },
        body,
        idempotencyKey: attempt.keyOf(body),
      }),
    onSuccess: () => {
      attempt.end();
      patchCachedPost(queries, postId, ({ replies }) => ({ replies: replies + 1 }));
      return queries.invalidateQueries({ queryKey: repliesKey(postId) });
    },
  });
}
