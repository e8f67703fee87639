import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { makePrivateFolder } from '../private-folder.ts';

export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  /** Resolves when the server took the message, or it stands in the outbox. Rejects when neither worked. */
  send(message: Message): Promise<void>;
}

/** SMTP where it is configured; otherwise each message becomes an .eml file in DATA_DIR/outbox. */
export function createMailer({ smtpUrl, mailFrom: from, dataDir }: Config, clock: Clock): Mailer {
  if (smtpUrl !== undefined) {
    const transport = createTransport(smtpUrl);
    return {
      async send(message) {
        await transport.sendMail({ from, ...message });
      },
    };
  }
  const outbox = path.join(dataDir, 'outbox');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(message) {
      const sent = await transport.sendMail({ from, date: clock.now(), ...message });
      await makePrivateFolder(outbox);
      const stamp = clock.now().toISOString().replaceAll(/[:.]/g, '-');
      const name = `${stamp}-${message.to.replaceAll(/[^\w@.-]/g, '_')}-${sent.messageId.slice(1, 9)}.eml`;
      await writeFile(path.join(outbox, name), sent.message as Buffer);
    },
  };
}
