import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyIn } from '@rounds/contract/endpoint';
import type { createReply } from '@rounds/contract/community/forum';
import { call } from '../../../../api/client.ts';
import { useAttemptKey } from '../attempt-key.ts';
import { changePost } from './cached-posts.ts';
import { repliesKey } from './list-replies.ts';

export function useCreateReply(postId: number) {
  const queries = useQueryClient();
  const attempt = useAttemptKey();
  return useMutation({
    mutationFn: (body: BodyIn<typeof createReply>) =>
      call<typeof createReply>('POST', '/api/forum/:id/replies', {
        params: { id: postId },
        body,
        idempotencyKey: attempt.keyOf(body),
      }),
    onSuccess: () => {
      attempt.end();
      changePost(queries, postId, ({ replies }) => ({ replies: replies + 1 }));
      return queries.invalidateQueries({ queryKey: repliesKey(postId) });
    },
  });
}
