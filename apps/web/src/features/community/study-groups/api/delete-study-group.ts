import { useMutation } from '@tanstack/react-query';
import type { deleteStudyGroup } from '@rounds/contract/community/study-groups';
import { call, untilGone } from '../../../../api/client.ts';
import { deletionKey } from '../../../../api/own-deletions.ts';

export function useDeleteStudyGroup(id: number) {
  return useMutation({
    mutationKey: deletionKey('study-groups', id),
    mutationFn: () =>
      untilGone(call<typeof deleteStudyGroup>('DELETE', '/api/study-groups/:id', { params: { id } })),
  });
}
