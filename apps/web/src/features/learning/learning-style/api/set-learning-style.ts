import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { setLearningStyle } from '@rounds/contract/identity/accounts';
import type { KnownStyle } from '@rounds/contract/learning/learning-style.rules';
import { call } from '../../../../api/client.ts';
import { updateUser } from '../../../../session/session.ts';

/** Saves the style, then updates the session's user and everything that shows it. */
export function useSetLearningStyle() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (learningStyle: KnownStyle) =>
      call<typeof setLearningStyle>('POST', '/api/user/learning-style', { body: { learningStyle } }),
    onSuccess: ({ user }) => {
      updateUser(user);
      return queries.invalidateQueries();
    },
  });
}
