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

/** Jobs that carry out requests. No mail is ever sent within a request. */
export const mailJobs = {
  resetPassword: 'accounts.mail-reset',
  confirmEmail: 'accounts.mail-confirm',
  verifyEmail: 'accounts.mail-verify',
} as const;

/** Records the request. Only the job checks whether the address is known, so that the answers are alike. */
export async function requestPasswordReset(deps: AccountsDeps, email: string): Promise<void> {
  await deps.jobs.enqueue(deps.db, mailJobs.resetPassword, { email });
}

/**
 * Sets the password, revokes every other way into the account, tells the owner, and returns their id. Following the
 * link proves that the address is theirs. Two-factor stays on, so that access to the mailbox alone is not enough. But
 * two-factor set up before the address was confirmed is removed: a stranger may have set it up.
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
    // Other people's guesses, from however many places, must not keep the owner waiting.
    await resetLimit(tx, loginLimits.anywhere, user.email.toLowerCase());
    return user.id;
  });
}
