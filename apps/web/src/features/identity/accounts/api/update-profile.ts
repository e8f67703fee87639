import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { updateProfile } from '@rounds/contract/identity/accounts';
import type { BodyIn } from '@rounds/contract/endpoint';
import { refetchFollowers } from '../../../../api/query-meta.ts';
import { call } from '../../../../api/client.ts';
import { updateUser } from '../../../../session/session.ts';
import { profileQuery } from './get-profile.ts';

/** Changes the profile, then updates the session and everything that shows the learner's name, path or role. */
export function useUpdateProfile() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyIn<typeof updateProfile>) =>
      call<typeof updateProfile>('PUT', '/api/user/profile', { body }),
    onSuccess: ({ user }) => {
      updateUser(user);
      queries.setQueryData(profileQuery().queryKey, (known) => known && { ...known, user });
      // The career path affects recommendations, which come with the progress.
      void refetchFollowers(queries, 'followsProfile', 'followsProgress');
    },
  });
}
