import { queryOptions, useQuery } from '@tanstack/react-query';
import type { getProfile } from '@rounds/contract/identity/accounts';
import { call } from '../../../../api/client.ts';
import { updateUser } from '../../../../session/session.ts';

const freshMs = 5 * 60 * 1000;

export function profileQuery() {
  return queryOptions({
    queryKey: ['accounts', 'profile'],
    queryFn: async ({ signal }) => {
      const profile = await call<typeof getProfile>('GET', '/api/user/profile', { signal });
      // Only after a fetch: later, the session may be more recent than this cache.
      updateUser(profile.user);
      return profile;
    },
    staleTime: freshMs,
    meta: { followsProgress: true, worksOffline: true },
  });
}

/** The learner and their stats. The session holds the current user. */
export function useProfile() {
  return useQuery(profileQuery());
}
