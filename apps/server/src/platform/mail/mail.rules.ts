const seconds = 1000;

export interface MailTimes {
  /** For each of DNS, connecting and the greeting. */
  readonly connectMs: number;
  /** For each answer after that. */
  readonly silenceMs: number;
}

export const mailTimes: MailTimes = { connectMs: 10 * seconds, silenceMs: 120 * seconds };

/** EHLO, STARTTLS, EHLO again, three steps of AUTH, sender, recipient, start and end of the message. */
const answers = 10;

/** The longest that sending one message can take. A job that is retried sooner would send it twice. */
export const maxSendMs = ({ connectMs, silenceMs }: MailTimes) => 3 * connectMs + answers * silenceMs;

/**
 * Whether a server's refusal says that the address doesn't exist, which no retry can fix. Other refusals may be
 * temporary, or about the sender (RFC 3463).
 */
export const isUnknownRecipient = (response: string) => /^5\d\d[ -]5\.1\.(1|2|3|6|10)\b/.test(response);

export const outboxFolder = 'outbox';

/** A mail's file name: its time, its recipient, and a unique id. */
export const outboxName = (now: Date, to: string, id: string) =>
  `${now.toISOString().replaceAll(/[:.]/g, '-')}-${recipientInName(to)}-${id}.eml`;

const recipientInName = (to: string) => to.replaceAll(/[^\w@.-]/g, '_');

const nameParts = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z-(.+)-[\w-]{8}\.eml$/;
const retentionDays = 30;

/** Whether a file of the outbox is past its retention. Files that aren't our mails stay. */
export function isExpiredMail(name: string, now: Date): boolean {
  const [, day, hours, minutes, secs, ms] = nameParts.exec(name) ?? [];
  if (day === undefined) return false;
  const written = Date.parse(`${day}T${hours}:${minutes}:${secs}.${ms}Z`);
  return now.getTime() - written > retentionDays * 24 * 60 * 60 * seconds;
}

/** Whether a file of the outbox is a mail to that address. */
export const isMailTo = (name: string, to: string) => nameParts.exec(name)?.[6] === recipientInName(to);
