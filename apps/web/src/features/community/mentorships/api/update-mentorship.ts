import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyIn } from '@rounds/contract/endpoint';
import type { updateMentorship } from '@rounds/contract/community/mentorships';
import { call } from '../../../../api/client.ts';
import { mentorshipsKey } from './list-mentors.ts';

type Status = BodyIn<typeof updateMentorship>['status'];

interface Answers {
  /** Called before the new state is read, which may replace whatever was pressed. */
  readonly onSuccess: (status: Status) => void;
  readonly onError: (error: unknown) => void;
}

export function useUpdateMentorship(id: number, { onSuccess, onError }: Answers) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (status: Status) =>
      call<typeof updateMentorship>('PUT', '/api/mentorships/:id', { params: { id }, body: { status } }),
    onSuccess: (_, status) => onSuccess(status),
    onError,
    onSettled: () => queries.invalidateQueries({ queryKey: mentorshipsKey }),
  });
}
