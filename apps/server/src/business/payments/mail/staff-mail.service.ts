import type { Logger } from 'pino';
import type { Mailer } from '../../../platform/mail/mailer.ts';

export const staffMailJob = 'payments.staff-mail';

/** What this installation's operators are told about payments: no names, no cards. */
export interface StaffMail {
  readonly subject: string;
  readonly text: string;
}

export interface StaffMailDeps {
  readonly mailer: Mailer;
  readonly logger: Pick<Logger, 'warn'>;
  /** Absent if nobody wants mails; then only the log has it. */
  readonly staffEmail: string | undefined;
}

export async function tellStaff(
  { mailer, logger, staffEmail }: StaffMailDeps,
  { subject, text }: StaffMail,
): Promise<void> {
  logger.warn({ subject }, 'staff are told');
  if (staffEmail === undefined) return;
  await mailer.send({ to: staffEmail, subject: `Rounds: ${subject}`, text: `${text}\n` });
}
