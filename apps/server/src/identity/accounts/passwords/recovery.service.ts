import type { Fail } from '../../../platform/http/errors.ts';
import { resetLimit } from '../../../platform/http/limits.ts';
import * as queries from '../accounts.queries.ts';
import type { AccountsDeps } from '../accounts.deps.ts';
import { loginLimits } from '../sign-in/sign-in.rules.ts';
import { revokeAccess } from '../sessions/revoke-access.service.ts';
import { takeLink } from '../email/links.service.ts';
import { tell } from '../mails/notices.ts';
import { hashPassword, isCommonPassword } from './passwords.ts';
import { deleteTwoFactor, isTwoFactorOn } from '../two-factor/two-factor.queries.ts';

/** Jobs that carry out what was asked for; the mail itself never waits inside a request. */
export const mailJobs = {
  resetPassword: 'accounts.mail-reset',
  confirmEmail: 'accounts.mail-confirm',
  verifyEmail: 'accounts.mail-verify',
} as const;

/** Records that somebody asked. Whether the address is known is only looked at in the job, so the answers are alike. */
export async function requestPasswordReset(deps: AccountsDeps, email: string): Promise<void> {
  await deps.jobs.enqueue(deps.db, mailJobs.resetPassword, { email });
}

/**
 * Sets the password, ends every other way into the account, tells the owner, and returns who that is. Following the link
 * proves that the address is theirs. Two-factor stays on, so that the mailbox alone gets no further than its question; but
 * not what was set up before anybody had proved the address, which may have been a stranger's doing.
 */
export async function resetPassword(
  { db, clock, config, jobs, events }: AccountsDeps,
  token: string,
  password: string,
  fail: Fail<'link_expired' | 'password_common' | 'demo_account'>,
): Promise<number> {
  if (isCommonPassword(password)) throw fail('password_common');
  const passwordHash = await hashPassword(password, config.passwordCost);
  return db.transaction(async (tx) => {
    const now = clock.now();
    const { user } = await takeLink(tx, token, ['reset_password'], now, fail);
    if (user.isDemo) throw fail('demo_account');
    await revokeAccess(tx, { events }, user.id, now);
    if (!user.emailConfirmedAt && (await isTwoFactorOn(tx, user.id))) {
      await deleteTwoFactor(tx, user.id);
      await tell(tx, jobs, user, { kind: 'two_factor_off' });
    }
    await queries.updateUser(tx, user.id, {
      passwordHash,
      emailConfirmedAt: user.emailConfirmedAt ?? now,
    });
    await tell(tx, jobs, user, { kind: 'password_reset' });
    // Whoever was guessing, from however many places, does not keep the owner waiting.
    await resetLimit(tx, loginLimits.anywhere, user.email.toLowerCase());
    return user.id;
  });
}
