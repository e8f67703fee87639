import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { endPractice } from '@rounds/contract/learning/practice';
import { call } from '../../../../api/client.ts';
import { refetchFollowers } from '../../../../api/query-meta.ts';
import { practiceQuery } from './get-practice.ts';
import { keepListed } from './keep-listed.ts';

export function useEndPractice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call<typeof endPractice>('POST', '/api/practice/:id/end', { params: { id } }),
    onSuccess: (session) => {
      client.setQueryData(practiceQuery(session.id).queryKey, session);
      keepListed(client, session);
      void refetchFollowers(client, 'followsProgress');
    },
  });
}
