import type { forgotPassword } from '@rounds/contract/identity/accounts';
import { call } from '../../../../lib/api.ts';
import { useAction } from '../../../../lib/use-action.ts';

function askForLink(email: string) {
  return call<typeof forgotPassword>('POST', '/api/auth/forgot-password', { body: { email } });
}

export function useForgotPassword() {
  return useAction(askForLink);
}
