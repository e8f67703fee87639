import { useMutation } from '@tanstack/react-query';
import type { deleteAccount } from '@rounds/contract/identity/accounts.security';
import type { BodyIn } from '@rounds/contract/endpoint';
import { call } from '../../../../api/client.ts';
import { signOut } from '../../../../session/session.ts';

/** Deletes the account and signs out here; the auth screen says how to restore it. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: (body: BodyIn<typeof deleteAccount>) =>
      call<typeof deleteAccount>('DELETE', '/api/user', { body }),
    onSuccess: () => signOut('deleted'),
  });
}
