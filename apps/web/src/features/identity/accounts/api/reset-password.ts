import type { resetPassword } from '@rounds/contract/identity/accounts';
import { call } from '../../../../api/client.ts';
import { useAction } from '../../../../api/use-action.ts';

function postPassword(body: { readonly token: string; readonly password: string }) {
  return call<typeof resetPassword>('POST', '/api/auth/reset-password', { body });
}

export function useResetPassword() {
  return useAction(postPassword);
}
