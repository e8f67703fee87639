import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { makePrivateFolder } from '../private-folder.ts';
import { PermanentFailure } from '../jobs/jobs.ts';
import { type MailTimes, isUnknownRecipient, mailTimes, outboxFolder, outboxName } from './mail.rules.ts';

export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Our address for unsubscribing from such mails without signing in. Only for optional mails. */
  readonly unsubscribe?: string;
}

export interface Mailer {
  /**
   * Resolves when the server accepted the message, or it is in the outbox. Rejects when neither worked; with a
   * PermanentFailure when the server says that the address doesn't exist.
   */
  send(message: Message): Promise<void>;
}

/**
 * The headers in nodemailer's terms. Mail programs show a button for the address and send it a POST (RFC 2369 and RFC
 * 8058).
 */
const composed = ({ unsubscribe, ...message }: Message) => ({
  ...message,
  ...(unsubscribe !== undefined && {
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }),
});

/** SMTP where it is configured; otherwise each message becomes an .eml file in DATA_DIR/outbox. */
export function createMailer(
  { smtpUrl, mailFrom: from, dataDir }: Config,
  clock: Clock,
  times: MailTimes = mailTimes,
): Mailer {
  if (smtpUrl !== undefined) {
    const transport = createTransport({
      url: smtpUrl,
      dnsTimeout: times.connectMs,
      connectionTimeout: times.connectMs,
      greetingTimeout: times.connectMs,
      socketTimeout: times.silenceMs,
    });
    return {
      async send(message) {
        try {
          await transport.sendMail({ from, ...composed(message) });
        } catch (error) {
          const { response = '' } = error as { response?: string };
          // Leaves out the server's reply, which may contain the address.
          if (isUnknownRecipient(response))
            throw new PermanentFailure('The mail server knows no such address');
          throw error;
        }
      },
    };
  }
  const outbox = path.join(dataDir, outboxFolder);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(message) {
      const sent = await transport.sendMail({ from, date: clock.now(), ...composed(message) });
      await makePrivateFolder(outbox);
      const name = outboxName(clock.now(), message.to, sent.messageId.slice(1, 9));
      await writeFile(path.join(outbox, name), sent.message as Buffer);
    },
  };
}
