import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { getAvatar } from '@rounds/contract/rewards/store.avatar';
import { getSession } from '../../../../session/session.ts';
import { call } from '../../../../api/client.ts';

export function avatarQuery(userId: number) {
  return queryOptions({
    queryKey: ['rewards', 'avatar', userId],
    queryFn: ({ signal }) =>
      call<typeof getAvatar>('GET', '/api/avatar/:userId', { params: { userId }, signal }),
    // One's own head is in the header of every screen.
    meta: userId === getSession().user?.id ? { worksOffline: true } : {},
  });
}

/** A learner's avatar with what they wear. `client` is for places without a provider, such as the header. */
export function useAvatar(userId: number, client?: QueryClient) {
  return useQuery(avatarQuery(userId), client);
}
