import type { Sql } from '../../platform/db/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Message } from '../../platform/mail/mailer.ts';

/** What an account's owner is told by mail, because somebody else might have done it. */
export type Notice =
  | { readonly kind: 'password_changed' | 'account_restored' }
  | { readonly kind: 'two_factor_on' | 'two_factor_off' | 'recovery_codes_renewed' }
  | { readonly kind: 'email_changing'; readonly newEmail: string }
  /** `until`: the last moment to come back, ISO 8601. */
  | { readonly kind: 'account_deleted' | 'progress_ending'; readonly until: string };

export interface NoticeJob {
  readonly to: string;
  readonly username: string;
  readonly notice: Notice;
}

export const noticeJob = 'accounts.mail-notice';

/** Has the owner told when the transaction commits, at the address that the account has now. */
export async function tell(
  tx: Sql,
  jobs: Jobs,
  { email: to, username }: { readonly email: string; readonly username: string },
  notice: Notice,
): Promise<void> {
  await jobs.enqueue<NoticeJob>(tx, noticeJob, { to, username, notice });
}

const day = (instant: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));

const notYou = (url: string) =>
  `If this was not you, set a new password at once and look through your sessions:\n\n${url}/reset-password\n`;

function wording(notice: Notice, url: string): { readonly subject: string; readonly text: string } {
  switch (notice.kind) {
    case 'password_changed':
      return {
        subject: 'Your Rounds password was changed',
        text: `the password of your account was changed, and every other session was signed out.\n\n${notYou(url)}`,
      };
    case 'email_changing':
      return {
        subject: 'Your Rounds email address is being changed',
        text:
          `somebody who knows your password asked to change the email address of your account to ` +
          `${notice.newEmail}. This address stays in use until the link sent to the new one is followed.\n\n${notYou(url)}`,
      };
    case 'two_factor_on':
      return {
        subject: 'Two-factor authentication is on',
        text: `from now on, signing in to your account asks for a code of your authenticator app.\n\n${notYou(url)}`,
      };
    case 'two_factor_off':
      return {
        subject: 'Two-factor authentication is off',
        text: `signing in to your account no longer asks for a code.\n\n${notYou(url)}`,
      };
    case 'recovery_codes_renewed':
      return {
        subject: 'New recovery codes for Rounds',
        text: `new recovery codes were made for your account. The old ones no longer work.\n\n${notYou(url)}`,
      };
    case 'account_deleted':
      return {
        subject: 'Your Rounds account is deleted',
        text:
          `your account is deleted. Nobody sees it any more, and you are signed out everywhere.\n\n` +
          `Until ${day(notice.until)} you can change your mind: sign in with your email and password, and everything is as it was. ` +
          `After that it is erased for good.\n\n${url}/auth\n\n${notYou(url)}`,
      };
    case 'account_restored':
      return {
        subject: 'Your Rounds account is restored',
        text: `you signed in, and your account is no longer deleted. Everything is as it was.\n\n${notYou(url)}`,
      };
    case 'progress_ending':
      return {
        subject: 'Your learning progress on Rounds will be erased',
        text:
          `you have not signed in for almost two years. We keep learning progress for two years after the last sign-in: on ` +
          `${day(notice.until)} yours will be erased. Sign in before then to keep it:\n\n${url}/auth\n`,
      };
  }
}

/** The mail that a notice becomes. */
export function noticeMail({ to, username, notice }: NoticeJob, publicUrl: string): Message {
  const { subject, text } = wording(notice, publicUrl);
  return { to, subject, text: `Hello ${username},\n\n${text}\nRounds\n` };
}
