import { useQuery } from '@tanstack/react-query';
import type { getMentorship } from '@rounds/contract/community/mentorships';
import { call } from '../../../../api/client.ts';
import { mentorshipsKey } from './list-mentors.ts';

export function useMentorship(id: number) {
  return useQuery({
    queryKey: [...mentorshipsKey, 'one', id],
    queryFn: ({ signal }) =>
      call<typeof getMentorship>('GET', '/api/mentorships/:id', { params: { id }, signal }),
    refetchOnMount: 'always',
  });
}
