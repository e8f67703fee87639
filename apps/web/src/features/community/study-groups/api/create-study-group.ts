import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyIn } from '@rounds/contract/endpoint';
import type { createStudyGroup } from '@rounds/contract/community/study-groups';
import { call } from '../../../../api/client.ts';
import { groupsKey } from './list-study-groups.ts';

export function useCreateStudyGroup() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyIn<typeof createStudyGroup>) =>
      call<typeof createStudyGroup>('POST', '/api/study-groups', { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: groupsKey }),
  });
}
