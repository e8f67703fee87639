import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { listMentorships } from '@rounds/contract/community/mentorships';
import { callPage } from '../../../../api/pages.ts';
import { mentorshipsKey } from './list-mentors.ts';

const limit = 20;

function mentorshipsQuery() {
  return infiniteQueryOptions({
    queryKey: [...mentorshipsKey, 'own'],
    queryFn: ({ pageParam: cursor, signal }) =>
      callPage<typeof listMentorships>('/api/mentorships', { query: { limit, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    refetchOnMount: 'always',
  });
}

/** The learner's own, as mentor and as mentee. */
export function useMentorships() {
  return useInfiniteQuery(mentorshipsQuery());
}
