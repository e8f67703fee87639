import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '@rounds/contract/endpoint';
import type { getLookBack } from '@rounds/contract/learning/look-back';
import { call } from '../../../../api/client.ts';

export type LookBack = AnswerOf<typeof getLookBack>;

export function lookBackQuery() {
  return queryOptions({
    queryKey: ['look-back'],
    queryFn: ({ signal }) => call<typeof getLookBack>('GET', '/api/look-back', { signal }),
    meta: { worksOffline: true, followsProgress: true },
  });
}

/** The results of the latest completed week. */
export function useLookBack() {
  return useQuery(lookBackQuery());
}
