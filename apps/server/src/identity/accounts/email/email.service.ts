import type { User } from '@rounds/contract/identity/accounts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Fail } from '../../../platform/http/errors.ts';
import { takeFromLimits } from '../../../platform/http/limits.ts';
import type { AccountsDeps } from '../accounts.deps.ts';
import * as queries from '../accounts.queries.ts';
import { endMailLinks } from './mail-links.queries.ts';
import { emailChangeLimit } from './inbox.rules.ts';
import { mayMail } from './inbox.service.ts';
import { takeLink } from './links.service.ts';
import { tell } from '../mails/notices.ts';
import { provePassword } from '../sign-in/proof.service.ts';
import { mailJobs } from '../passwords/recovery.service.ts';
import { refuseTaken } from '../sign-up/refuse-taken.ts';

/**
 * Sends a link that proves that the owner reads mail at the account's address, unless that inbox has had enough mails.
 */
export async function sendVerification(
  deps: AccountsDeps,
  { userId, email }: { readonly userId: number; readonly email: string },
): Promise<void> {
  if (await mayMail(deps, email, 'confirmation')) {
    await deps.jobs.enqueue(deps.db, mailJobs.verifyEmail, { userId });
  }
}

/** Sends the link for the current address again. */
export async function resendVerification(
  deps: AccountsDeps,
  userId: number,
  fail: Fail<'email_confirmed'>,
): Promise<void> {
  const { email, emailConfirmedAt } = await queries.selectUserRow(deps.db, userId);
  if (emailConfirmedAt) throw fail('email_confirmed');
  await takeFromLimits(deps.db, [[emailChangeLimit, String(userId)]], deps.clock.now());
  await sendVerification(deps, { userId, email });
}

/** A change of email, confirmed with the password. */
export interface EmailChange {
  readonly newEmail: string;
  readonly mayMail: boolean;
}

/** Checks a change of email before the transaction that requests it. */
export async function prepareEmailChange(
  deps: AccountsDeps,
  user: queries.UserRow,
  newEmail: string,
  currentPassword: string,
  fail: Fail<'wrong_password' | 'email_taken'>,
): Promise<EmailChange> {
  const { db, clock } = deps;
  await provePassword(deps, user, currentPassword, fail, 'currentPassword');
  await takeFromLimits(db, [[emailChangeLimit, String(user.id)]], clock.now());
  if (await queries.selectOptionalUserByEmail(db, newEmail)) throw fail('email_taken');
  return { newEmail, mayMail: await mayMail(deps, newEmail, 'confirmation') };
}

/** Stores the new address until the link sent to it is followed, and tells the owner at the current one. */
export async function requestEmailChange(
  tx: Sql,
  { jobs, clock }: AccountsDeps,
  user: queries.UserRow,
  { newEmail, mayMail }: EmailChange,
  fail: Fail<'wrong_password'>,
): Promise<void> {
  // A new password cancels changes of the email, and this change would come after it.
  if (!(await queries.lockPassword(tx, user))) throw fail('wrong_password', 'currentPassword');
  await queries.updateUser(tx, user.id, { pendingEmail: newEmail });
  await endMailLinks(tx, user.id, ['confirm_email'], clock.now());
  await tell(tx, jobs, user, { kind: 'email_changing', newEmail });
  if (mayMail) await jobs.enqueue(tx, mailJobs.confirmEmail, { userId: user.id, email: newEmail });
}

/** Follows a link: to change to another address, or to confirm the current one. */
export async function confirmEmail(
  { db, clock }: AccountsDeps,
  token: string,
  fail: Fail<'email_taken' | 'link_expired'>,
): Promise<string> {
  const now = clock.now();
  const confirmed = db.transaction(async (tx) => {
    const { link, user } = await takeLink(tx, token, ['confirm_email', 'verify_email'], now, fail);
    const { userId, email } = link;
    if (link.purpose === 'verify_email') {
      if (user.email !== email) throw fail('link_expired');
      await queries.updateUser(tx, userId, { emailConfirmedAt: user.emailConfirmedAt ?? now });
      return email;
    }
    if (user.pendingEmail !== email) throw fail('link_expired');
    await queries.updateUser(tx, userId, { email, pendingEmail: null, emailConfirmedAt: now });
    // Revokes links mailed to the old address.
    await endMailLinks(tx, userId, ['reset_password', 'verify_email'], now);
    return email;
  });
  return refuseTaken(confirmed, ['email_taken'], fail);
}

/** Sends the link for the new address again. */
export async function resendEmailChange(
  deps: AccountsDeps,
  userId: number,
  fail: Fail<'no_pending_email'>,
): Promise<void> {
  const { db, clock, jobs } = deps;
  await takeFromLimits(db, [[emailChangeLimit, String(userId)]], clock.now());
  const { pendingEmail: email } = await queries.selectUserRow(db, userId);
  if (email === null) throw fail('no_pending_email');
  if (!(await mayMail(deps, email, 'confirmation'))) return;
  await db.transaction(async (tx) => {
    await endMailLinks(tx, userId, ['confirm_email'], clock.now());
    // The job checks whether this is still the pending address.
    await jobs.enqueue(tx, mailJobs.confirmEmail, { userId, email });
  });
}

/** Keeps the current address. If no change is pending, nothing changes. */
export async function cancelEmailChange({ db, clock }: AccountsDeps, userId: number): Promise<User> {
  return db.transaction(async (tx) => {
    await queries.updateUser(tx, userId, { pendingEmail: null });
    await endMailLinks(tx, userId, ['confirm_email'], clock.now());
    return queries.selectUser(tx, userId, clock.now());
  });
}
