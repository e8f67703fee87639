import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { endPractice } from '@rounds/contract/learning/practice';
import { call } from '../../../../api/client.ts';

export function useEndPractice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call<typeof endPractice>('POST', '/api/practice/:id/end', { params: { id } }),
    onSuccess: () =>
      client.invalidateQueries({ predicate: (query) => query.meta?.['followsProgress'] === true }),
  });
}
