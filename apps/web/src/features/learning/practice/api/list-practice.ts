import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '@rounds/contract/endpoint';
import type { listPractice } from '@rounds/contract/learning/practice';
import { call } from '../../../../api/client.ts';

export type PracticeSummary = AnswerOf<typeof listPractice>[number];

/** The prefix of the keys of all lists. */
export const practiceListKey = ['practice', 'list'] as const;

/** The latest sessions. While `limit` changes, the previous ones stay on screen. */
export function usePracticeList(limit: number) {
  return useQuery({
    queryKey: [...practiceListKey, limit],
    queryFn: ({ signal }) => call<typeof listPractice>('GET', '/api/practice', { query: { limit }, signal }),
    placeholderData: keepPreviousData,
    // They continue elsewhere, too.
    staleTime: 0,
    meta: { worksOffline: true, followsProgress: true },
  });
}
