import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { blockPerson } from '@rounds/contract/community/moderation';
import { call } from '../../../../api/client.ts';

export function useBlockPerson() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call<typeof blockPerson>('PUT', '/api/blocks/:id', { params: { id } }),
    // Wherever people write, one of them is gone. What is not on screen is asked for when it is.
    onSuccess: () => void queries.invalidateQueries(),
  });
}
