import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyIn } from '@rounds/contract/endpoint';
import type { updateStudyGroup } from '@rounds/contract/community/study-groups';
import { call } from '../../../../api/client.ts';
import { groupsKey } from './list-study-groups.ts';

export function useUpdateStudyGroup(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyIn<typeof updateStudyGroup>) =>
      call<typeof updateStudyGroup>('PUT', '/api/study-groups/:id', { params: { id }, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: groupsKey }),
  });
}
