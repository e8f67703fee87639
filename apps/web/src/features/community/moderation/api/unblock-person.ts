import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { unblockPerson } from '@rounds/contract/community/moderation';
import { call } from '../../../../api/client.ts';

export function useUnblockPerson() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call<typeof unblockPerson>('DELETE', '/api/blocks/:id', { params: { id } }),
    onSuccess: () => queries.invalidateQueries(),
  });
}
