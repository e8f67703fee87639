import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { saveLookBackMail } from '@rounds/contract/learning/look-back';
import { call } from '../../../../api/client.ts';
import { lookBackQuery } from './get-look-back.ts';

/** Turns the Monday mail on or off. */
export function useSaveLookBackMail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wantsMail: boolean) =>
      call<typeof saveLookBackMail>('PUT', '/api/look-back', { body: { wantsMail } }),
    onSuccess: ({ wantsMail }) =>
      client.setQueryData(lookBackQuery().queryKey, (before) => before && { ...before, wantsMail }),
  });
}
