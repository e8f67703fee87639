import { useMutation } from '@tanstack/react-query';
import type { leaveStudyGroup } from '@rounds/contract/community/study-groups';
import { call } from '../../../../api/client.ts';

export function useLeaveStudyGroup(id: number) {
  return useMutation({
    mutationFn: () => call<typeof leaveStudyGroup>('POST', '/api/study-groups/:id/leave', { params: { id } }),
  });
}
