import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyIn } from '@rounds/contract/endpoint';
import type { updateMentorship } from '@rounds/contract/community/mentorships';
import { call } from '../../../../api/client.ts';
import { mentorshipsKey } from './list-mentors.ts';

export function useUpdateMentorship(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (status: BodyIn<typeof updateMentorship>['status']) =>
      call<typeof updateMentorship>('PUT', '/api/mentorships/:id', { params: { id }, body: { status } }),
    onSettled: () => queries.invalidateQueries({ queryKey: mentorshipsKey }),
  });
}
