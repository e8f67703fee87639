import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyIn } from '@rounds/contract/endpoint';
import type { createPractice } from '@rounds/contract/learning/practice';
import { call } from '../../../../api/client.ts';
import { practiceQuery } from './get-practice.ts';
import { keepListed } from './keep-listed.ts';
import { practiceListKey } from './list-practice.ts';

export function useCreatePractice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyIn<typeof createPractice>) =>
      call<typeof createPractice>('POST', '/api/practice', { body }),
    onSuccess: (session) => {
      client.setQueryData(practiceQuery(session.id).queryKey, session);
      keepListed(client, session);
      void client.invalidateQueries({ queryKey: practiceListKey });
    },
  });
}
