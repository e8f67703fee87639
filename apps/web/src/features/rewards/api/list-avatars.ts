import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AvatarFace, listAvatars } from '@rounds/contract/avatar';
import { call } from '../../../lib/api.ts';

function avatarsQuery(ids: readonly number[]) {
  return queryOptions({
    queryKey: ['rewards', 'avatars', ids],
    queryFn: async ({ signal }) => {
      const avatars = await call<typeof listAvatars>('GET', '/api/avatars', {
        query: { ids: ids.join(',') },
        signal,
      });
      return new Map<number, AvatarFace>(avatars.map((avatar) => [avatar.userId, avatar]));
    },
    // Those who are on the next list too keep their face while it loads.
    placeholderData: (before) => before,
  });
}

/** The avatars of a list, by learner, in one call for all of its rows. Who hides their profile is not among them. */
export function useAvatars(ids: readonly number[]) {
  return useQuery(avatarsQuery(ids));
}
