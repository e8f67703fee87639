import { useMutation } from '@tanstack/react-query';
import type { deleteStudyGroup } from '@rounds/contract/study-groups';
import { call } from '../../../lib/api.ts';

export function useDeleteStudyGroup(id: number) {
  return useMutation({
    mutationFn: () => call<typeof deleteStudyGroup>('DELETE', '/api/study-groups/:id', { params: { id } }),
  });
}
