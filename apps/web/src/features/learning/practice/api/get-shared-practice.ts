import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '@rounds/contract/endpoint';
import type { getSharedPractice } from '@rounds/contract/learning/practice';
import { call } from '../../../../api/client.ts';

export type SharedPractice = AnswerOf<typeof getSharedPractice>;

/** The contents of a shared session. */
export function useSharedPractice(id: string) {
  return useQuery({
    queryKey: ['practice', 'shared', id],
    queryFn: ({ signal }) =>
      call<typeof getSharedPractice>('GET', '/api/practice/:id/shared', { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}
