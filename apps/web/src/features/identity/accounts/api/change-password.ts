import { useMutation } from '@tanstack/react-query';
import type { changePassword } from '@rounds/contract/identity/accounts.security';
import type { BodyIn } from '@rounds/contract/endpoint';
import { call } from '../../../../api/client.ts';
import { signIn } from '../../../../session/session.ts';

/** Changes the password. This browser continues with the answer's session; all others have ended. */
export function useChangePassword() {
  return useMutation({
    mutationFn: (body: BodyIn<typeof changePassword>) =>
      call<typeof changePassword>('POST', '/api/user/change-password', { body }),
    onSuccess: signIn,
  });
}
