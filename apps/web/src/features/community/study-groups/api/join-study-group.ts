import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { joinStudyGroup } from '@rounds/contract/community/study-groups';
import { call } from '../../../../api/client.ts';
import { groupsKey } from './list-study-groups.ts';

interface Joining {
  readonly id: number;
  /** For a private group. */
  readonly code?: string | undefined;
}

export function useJoinStudyGroup() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, code }: Joining) =>
      call<typeof joinStudyGroup>('POST', '/api/study-groups/:id/join', {
        params: { id },
        body: code === undefined ? undefined : { code },
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: groupsKey }),
  });
}
