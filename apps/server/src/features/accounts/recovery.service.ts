import type { User } from '@rounds/contract/accounts';
import type { Sql } from '../../platform/db/database.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { takeFromLimits } from '../../platform/http/limits.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { emailChangeLimit, linkExpiry } from './accounts.rules.ts';
import * as queries from './accounts.queries.ts';
import type { AccountsDeps } from './accounts.deps.ts';
import { commonPassword, demoAccount, linkExpired, namingConflicts } from './accounts.failures.ts';
import { hashPassword, isCommonPassword } from './passwords.ts';
import { deleteSessionsOf } from './sessions.queries.ts';
import { deleteChallengesOf } from './two-factor.queries.ts';

/** Jobs that carry out what was asked for; the mail itself never waits inside a request. */
export const mailJobs = {
  resetPassword: 'accounts.mail-reset',
  confirmEmail: 'accounts.mail-confirm',
} as const;

/** Records that somebody asked. Whether the address is known is only looked at in the job, so the answers are alike. */
export async function askForReset({ db, jobs }: AccountsDeps, email: string): Promise<void> {
  await jobs.enqueue(db, mailJobs.resetPassword, { email });
}

/**
 * Makes a link of the given purpose, worthless after its time or one use, and returns its token. It takes the place of
 * earlier ones, unless they are to be good beside it.
 */
export async function createLink(
  tx: Sql,
  purpose: queries.LinkPurpose,
  { userId, email }: { userId: number; email: string },
  now: Date,
  keepsEarlier = false,
): Promise<string> {
  const token = newToken();
  if (!keepsEarlier) await queries.endMailLinks(tx, userId, purpose, now);
  await queries.insertMailLink(tx, {
    tokenHash: hashToken(token),
    userId,
    purpose,
    email,
    expiresAt: linkExpiry(purpose, now),
  });
  return token;
}

/**
 * Sets the password, ends every session, and returns whose they were.
 * @throws ApiError 422 for an expired link or a common password, 403 for the demo account
 */
export async function resetPassword(
  { db, clock }: AccountsDeps,
  token: string,
  password: string,
): Promise<number> {
  if (isCommonPassword(password)) throw commonPassword();
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const link = await queries.useOptionalMailLink(tx, hashToken(token), 'reset_password', clock.now());
    if (!link) throw linkExpired();
    const { isDemo } = await queries.selectUserRow(tx, link.userId);
    if (isDemo) throw demoAccount("The demo account's password can't be changed.");
    await queries.updateUser(tx, link.userId, { passwordHash });
    await queries.endMailLinks(tx, link.userId, 'reset_password', clock.now());
    // Two-factor stays on: who holds the mailbox alone gets no further than its question.
    await deleteChallengesOf(tx, link.userId);
    await deleteSessionsOf(tx, link.userId);
    return link.userId;
  });
}

/** Keeps the new address aside until the link sent to it is followed. */
export async function askToConfirmEmail(
  tx: Sql,
  jobs: Jobs,
  userId: number,
  email: string,
  now: Date,
): Promise<void> {
  await queries.updateUser(tx, userId, { pendingEmail: email });
  await queries.endMailLinks(tx, userId, 'confirm_email', now);
  await jobs.enqueue(tx, mailJobs.confirmEmail, { userId, email });
}

/** @throws ApiError 422 for an expired link, 409 when the address was taken meanwhile */
export async function confirmEmail({ db, clock }: AccountsDeps, token: string): Promise<string> {
  return namingConflicts(
    db.transaction(async (tx) => {
      const link = await queries.useOptionalMailLink(tx, hashToken(token), 'confirm_email', clock.now());
      if (!link) throw linkExpired();
      const { pendingEmail } = await queries.selectUserRow(tx, link.userId);
      if (pendingEmail !== link.email) throw linkExpired();
      await queries.updateUser(tx, link.userId, { email: link.email, pendingEmail: null });
      await queries.endMailLinks(tx, link.userId, 'confirm_email', clock.now());
      // A link to set a new password went to the address that no longer counts.
      await queries.endMailLinks(tx, link.userId, 'reset_password', clock.now());
      return link.email;
    }),
  );
}

const nothingPending = () =>
  new ApiError(409, 'no_pending_email', 'No change of your email address is waiting to be confirmed.');

/** @throws ApiError 409 when no change is waiting, 429 for too many mails */
export async function resendConfirmation({ db, clock, jobs }: AccountsDeps, userId: number): Promise<void> {
  await takeFromLimits(db, [[emailChangeLimit, String(userId)]], clock.now());
  await db.transaction(async (tx) => {
    const { pendingEmail } = await queries.selectUserRow(tx, userId);
    if (pendingEmail === null) throw nothingPending();
    await askToConfirmEmail(tx, jobs, userId, pendingEmail, clock.now());
  });
}

/** Keeps the present address. Where no change is waiting, nothing changes. */
export async function cancelEmailChange({ db, clock }: AccountsDeps, userId: number): Promise<User> {
  return db.transaction(async (tx) => {
    await queries.updateUser(tx, userId, { pendingEmail: null });
    await queries.endMailLinks(tx, userId, 'confirm_email', clock.now());
    return queries.selectUser(tx, userId, clock.now());
  });
}
