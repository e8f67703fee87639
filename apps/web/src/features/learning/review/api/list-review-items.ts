import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '@rounds/contract/endpoint';
import type { listReviewItems } from '@rounds/contract/learning/review';
import { call } from '../../../../api/client.ts';

export type ReviewItem = AnswerOf<typeof listReviewItems>[number];

/** The prefix of the keys of all lists. */
export const reviewItemsKey = ['review', 'items'] as const;

/** The questions in review, soonest first. While `limit` changes, the previous ones stay on screen. */
export function useReviewItems(limit: number) {
  return useQuery({
    queryKey: [...reviewItemsKey, limit],
    queryFn: ({ signal }) =>
      call<typeof listReviewItems>('GET', '/api/review/items', { query: { limit }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { worksOffline: true, followsProgress: true },
  });
}
