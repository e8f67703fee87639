import { useInfiniteQuery } from '@tanstack/react-query';
import type { listMentorships } from '@rounds/contract/community/mentorships';
import { byCursor, callPage } from '../../../../api/pages.ts';
import { mentorshipsKey } from './list-mentors.ts';

const limit = 20;

/** The learner's mentorships, as mentor and as mentee. */
export function useMentorships() {
  return useInfiniteQuery({
    queryKey: [...mentorshipsKey, 'own'],
    queryFn: ({ pageParam: cursor, signal }) =>
      callPage<typeof listMentorships>('/api/mentorships', { query: { limit, cursor }, signal }),
    ...byCursor,
    refetchOnMount: 'always',
  });
}
