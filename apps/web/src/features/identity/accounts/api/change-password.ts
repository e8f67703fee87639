import { useMutation } from '@tanstack/react-query';
import type { changePassword } from '@rounds/contract/identity/accounts.security';
import type { BodyIn } from '@rounds/contract/endpoint';
import { call } from '../../../../api/client.ts';
import { signIn } from '../../../../session/session.ts';

function postPasswords(body: BodyIn<typeof changePassword>) {
  return call<typeof changePassword>('POST', '/api/user/change-password', { body });
}

/** Changes the password; this browser goes on with the session of the answer, all others have ended. */
export function useChangePassword() {
  return useMutation({ mutationFn: postPasswords, onSuccess: signIn });
}
