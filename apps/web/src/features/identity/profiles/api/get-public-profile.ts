import { useQuery } from '@tanstack/react-query';
import type { getPublicProfile } from '@rounds/contract/identity/profiles';
import { call } from '../../../../api/client.ts';

const freshMs = 60 * 1000;

/** A learner as others see them. */
export function usePublicProfile(username: string) {
  return useQuery({
    queryKey: ['profiles', username.toLowerCase()],
    queryFn: ({ signal }) =>
      call<typeof getPublicProfile>('GET', '/api/users/by-name/:username', { params: { username }, signal }),
    // Others keep learning, and change what they show.
    staleTime: freshMs,
    meta: { followsProgress: true, followsProfile: true, followsVisibility: true },
  });
}
