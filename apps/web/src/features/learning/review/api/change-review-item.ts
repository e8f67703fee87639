import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { forgetReviewItem, suspendReviewItem } from '@rounds/contract/learning/review';
import { call, untilGone } from '../../../../api/client.ts';
import type { ReviewItem } from './list-review-items.ts';
import { reviewQuery } from './get-review.ts';

type Item = Pick<ReviewItem, 'id'>;

/** Suspends a question, or resumes it. */
export function useSuspendItem() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, suspended }: Item & { readonly suspended: boolean }) =>
      call<typeof suspendReviewItem>('PUT', '/api/review/items/:id', {
        params: { id },
        body: { suspended },
      }),
    onSuccess: refresh,
  });
}

/** Removes a question from review until it is missed again. */
export function useForgetItem() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id }: Item) =>
      untilGone(
        call<typeof forgetReviewItem>('DELETE', '/api/review/items/:id', {
          params: { id },
        }),
      ),
    onSuccess: refresh,
  });
}

/** The counts and the lists, whose keys share a prefix. */
function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: reviewQuery().queryKey });
}
