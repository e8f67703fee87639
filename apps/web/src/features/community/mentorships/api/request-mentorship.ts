import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyIn } from '@rounds/contract/endpoint';
import type { requestMentorship } from '@rounds/contract/community/mentorships';
import { call } from '../../../../api/client.ts';
import { mentorshipsKey } from './list-mentors.ts';

export function useRequestMentorship() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyIn<typeof requestMentorship>) =>
      call<typeof requestMentorship>('POST', '/api/mentorships', { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: mentorshipsKey }),
  });
}
