import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { CareerPath } from '@rounds/contract/common';
import type { listMentors } from '@rounds/contract/community/mentorships';
import { byCursor, callPage } from '../../../../api/pages.ts';

/** Everything about mentorships. */
export const mentorshipsKey = ['mentorships'] as const;

/** A page of the list. */
const limit = 12;

/** Professionals who offer mentoring. */
export function useMentors(careerPath: CareerPath | undefined) {
  return useInfiniteQuery({
    queryKey: [...mentorshipsKey, 'mentors', careerPath ?? null],
    queryFn: ({ pageParam: cursor, signal }) =>
      callPage<typeof listMentors>('/api/mentors', { query: { careerPath, limit, cursor }, signal }),
    ...byCursor,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}
