import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyIn } from '@rounds/contract/endpoint';
import type { saveReviewSettings } from '@rounds/contract/learning/review';
import { call } from '../../../../api/client.ts';
import { reviewQuery } from './get-review.ts';
import { reviewItemsKey } from './list-review-items.ts';

export type ReviewSettings = BodyIn<typeof saveReviewSettings>;

/** Sets the daily limit and the exam date, which moves whatever would come after it. */
export function useSaveReviewSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ReviewSettings) => call<typeof saveReviewSettings>('PUT', '/api/review', { body }),
    onSuccess: (review) => {
      client.setQueryData(reviewQuery().queryKey, review);
      return client.invalidateQueries({ queryKey: reviewItemsKey });
    },
  });
}
