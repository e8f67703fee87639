import { queryOptions, useQuery } from '@tanstack/react-query';
import type { getReview } from '@rounds/contract/learning/review';
import { call } from '../../../../api/client.ts';

export function reviewQuery() {
  return queryOptions({
    queryKey: ['review'],
    queryFn: ({ signal }) => call<typeof getReview>('GET', '/api/review', { signal }),
    meta: { worksOffline: true, followsProgress: true },
  });
}

/** What is due for review, and when the rest is. */
export function useReview() {
  return useQuery(reviewQuery());
}
