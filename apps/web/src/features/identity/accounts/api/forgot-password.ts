import type { forgotPassword } from '@rounds/contract/identity/accounts';
import { call } from '../../../../api/client.ts';
import { useAction } from '../../../../api/use-action.ts';

function askForLink(email: string) {
  return call<typeof forgotPassword>('POST', '/api/auth/forgot-password', { body: { email } });
}

export function useForgotPassword() {
  return useAction(askForLink);
}
