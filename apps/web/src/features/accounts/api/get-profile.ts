import { queryOptions, useQuery } from '@tanstack/react-query';
import type { getProfile } from '@rounds/contract/accounts';
import { call } from '../../../lib/api.ts';

const freshMs = 5 * 60 * 1000;

export function profileQuery() {
  return queryOptions({
    queryKey: ['accounts', 'profile'],
    queryFn: ({ signal }) => call<typeof getProfile>('GET', '/api/user/profile', { signal }),
    staleTime: freshMs,
    meta: { followsProgress: true },
  });
}

/** The learner and their figures. */
export function useProfile() {
  return useQuery(profileQuery());
}
