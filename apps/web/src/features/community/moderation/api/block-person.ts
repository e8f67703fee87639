import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { blockPerson } from '@rounds/contract/community/moderation';
import { call } from '../../../../api/client.ts';

export function useBlockPerson() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call<typeof blockPerson>('PUT', '/api/blocks/:id', { params: { id } }),
    // Their content disappears everywhere. Queries that aren't on screen refetch when they are.
    onSuccess: () => void queries.invalidateQueries(),
  });
}
