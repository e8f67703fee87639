import type { Sql } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Notice } from './mail.rules.ts';
import { isEmailConfirmed, selectLanguage } from '../accounts.queries.ts';

export interface NoticeJob {
  readonly to: string;
  readonly username: string;
  /** The language chosen at that time; null or absent (in an earlier release) means English. */
  readonly language?: string | null;
  readonly notice: Notice;
  /**
   * The address isn't confirmed, so it may be a stranger's: the mail counts toward the limit of mails that strangers
   * can trigger.
   */
  readonly counted?: boolean;
}

export const noticeJob = 'accounts.mail-notice';

/**
 * Enqueues the notice, so that it goes out when the transaction commits, to the account's current address and in its
 * current language.
 */
export async function tell(
  tx: Sql,
  jobs: Jobs,
  { id, email: to, username }: { readonly id: number; readonly email: string; readonly username: string },
  notice: Notice,
): Promise<void> {
  const language = await selectLanguage(tx, id);
  const counted = !(await isEmailConfirmed(tx, id));
  await jobs.enqueue<NoticeJob>(tx, noticeJob, { to, username, language, notice, counted });
}
