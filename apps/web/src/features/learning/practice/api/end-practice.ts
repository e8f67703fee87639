import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { endPractice } from '@rounds/contract/learning/practice';
import { call } from '../../../../api/client.ts';
import { refetchFollowers } from '../../../../api/query-meta.ts';

export function useEndPractice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call<typeof endPractice>('POST', '/api/practice/:id/end', { params: { id } }),
    onSuccess: () => refetchFollowers(client, 'followsProgress'),
  });
}
