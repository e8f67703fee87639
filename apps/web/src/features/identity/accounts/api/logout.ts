import type { logout } from '@rounds/contract/identity/accounts';
import { call } from '../../../../api/client.ts';
import { signOut } from '../../../../session/session.ts';

/** Signs out here at once; the server is told behind it, and its token dies by itself if it can't be reached. */
export function leave(): void {
  void call<typeof logout>('POST', '/api/auth/logout', { keepalive: true }).catch(() => undefined);
  signOut('learner');
}
