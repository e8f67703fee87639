import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { deletePractice } from '@rounds/contract/learning/practice';
import { call, untilGone } from '../../../../api/client.ts';
import { refetchFollowers } from '../../../../api/query-meta.ts';

export function useDeletePractice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      untilGone(call<typeof deletePractice>('DELETE', '/api/practice/:id', { params: { id } })),
    // Counts and mastery change with it.
    onSuccess: () => refetchFollowers(client, 'followsProgress'),
  });
}
