import { useQuery } from '@tanstack/react-query';
import { avatarsAtOnce } from '@rounds/contract/rewards/store.avatar.rules';
import type { AvatarFace, listAvatars } from '@rounds/contract/rewards/store.avatar';
import { call } from '../../../../api/client.ts';
import { createBatcher } from '../../../../api/batcher.ts';
import { getSession } from '../../../../session/session.ts';

/** Loads the avatars of all rows on a screen in one call. */
const avatarOf = createBatcher(avatarsAtOnce, async (ids: readonly number[]) => {
  // They may have signed out while requests were being collected.
  if (!getSession().signedIn) return new Map<number, AvatarFace>();
  const avatars = await call<typeof listAvatars>('GET', '/api/avatars', { query: { ids: ids.join(',') } });
  return new Map<number, AvatarFace>(avatars.map((avatar) => [avatar.userId, avatar]));
});

/** Another learner's avatar; null for those who hide their profile. */
export function useAvatarOf(userId: number) {
  return useQuery({
    queryKey: ['rewards', 'avatars', userId],
    queryFn: async () => (await avatarOf(userId)) ?? null,
  });
}
