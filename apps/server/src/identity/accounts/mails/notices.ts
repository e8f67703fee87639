import type { Sql } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Notice } from './mail.rules.ts';
import { isEmailConfirmed, selectLanguage } from '../accounts.queries.ts';

export interface NoticeJob {
  readonly to: string;
  readonly username: string;
  /** As chosen by then; null and absent (of an earlier release) are English. */
  readonly language?: string | null;
  readonly notice: Notice;
  /** The address is not confirmed, so it may be a stranger's: the mail counts with those that strangers cause. */
  readonly counted?: boolean;
}

export const noticeJob = 'accounts.mail-notice';

/** Has the owner told when the transaction commits, at the address and in the language that the account has now. */
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
