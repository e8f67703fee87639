import { useMutation } from '@tanstack/react-query';
import type { deleteStudyGroup } from '@rounds/contract/community/study-groups';
import { call } from '../../../../lib/api.ts';
import { deletionKey } from '../../../../lib/deletion.ts';

export function useDeleteStudyGroup(id: number) {
  return useMutation({
    mutationKey: deletionKey('study-groups', id),
    mutationFn: () => call<typeof deleteStudyGroup>('DELETE', '/api/study-groups/:id', { params: { id } }),
  });
}
