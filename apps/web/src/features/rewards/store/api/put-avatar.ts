import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AvatarChoice, putAvatar } from '@rounds/contract/rewards/store.avatar';
import { call } from '../../../../api/client.ts';
import { avatarQuery } from './get-avatar.ts';

/** Saves the learner's avatar, and updates every place that shows it. */
export function useSaveAvatar(userId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (choice: AvatarChoice) =>
      call<typeof putAvatar>('PUT', '/api/avatar/:userId', { params: { userId }, body: choice }),
    onSuccess: (avatar) => {
      queries.setQueryData(avatarQuery(userId).queryKey, avatar);
      void queries.invalidateQueries({ queryKey: ['rewards', 'avatars'] });
    },
  });
}
