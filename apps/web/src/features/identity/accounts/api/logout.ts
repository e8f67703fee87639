import type { logout } from '@rounds/contract/identity/accounts';
import { call } from '../../../../api/client.ts';
import { signOut } from '../../../../session/session.ts';

/** Signs out here at once and tells the server in the background; if it can't be reached, the token expires by itself. */
export function logOut(): void {
  void call<typeof logout>('POST', '/api/auth/logout', { keepalive: true }).catch(() => undefined);
  signOut('learner');
}
