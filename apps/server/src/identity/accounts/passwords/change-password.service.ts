import type { changePassword as contract } from '@rounds/contract/identity/accounts.security';
import type { Session } from '@rounds/contract/identity/accounts';
import type { BodyOf } from '@rounds/contract/endpoint';
import type { Fail } from '../../../platform/http/errors.ts';
import type { AccountsDeps } from '../accounts.deps.ts';
import * as queries from '../accounts.queries.ts';
import type { Device } from '../sessions/device.rules.ts';
import { revokeAccess } from '../sessions/revoke-access.service.ts';
import { tell } from '../mails/notices.ts';
import { hashPassword, isCommonPassword } from './passwords.ts';
import { provePassword } from '../sign-in/proof.service.ts';
import { type SessionCheck, openSession, signOutEverywhere } from '../sessions/sessions.ts';

/**
 * Sets a new password. Revokes every session and everything pending under the old one; the answer carries a new
 * session.
 */
export async function changePassword(
  { db, clock, config, jobs, events, sessions }: AccountsDeps & { readonly sessions: SessionCheck },
  userId: number,
  { currentPassword, newPassword }: BodyOf<typeof contract>,
  device: Device,
  fail: Fail<'wrong_password' | 'password_common'>,
): Promise<Session> {
  const before = await queries.selectUserRow(db, userId);
  if (isCommonPassword(newPassword)) throw fail('password_common', 'newPassword');
  await provePassword({ db, clock }, before, currentPassword, fail, 'currentPassword');
  const to = await hashPassword(newPassword, config.passwordCost);
  const now = clock.now();
  const session = await db.transaction(async (tx) => {
    // Another change may have come first, and then the confirmed password is no longer the current one.
    const isChanged = await queries.replacePassword(tx, userId, { from: before.passwordHash, to });
    if (!isChanged) throw fail('wrong_password', 'currentPassword');
    await revokeAccess(tx, { events }, userId, now);
    await tell(tx, jobs, before, { kind: 'password_changed' });
    const token = await openSession(tx, userId, now, device);
    return { token, user: await queries.selectUser(tx, userId, now) };
  });
  signOutEverywhere(sessions, userId);
  return session;
}
