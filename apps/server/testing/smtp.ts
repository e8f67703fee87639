import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server for tests. */
export interface TestSmtp {
  readonly url: string;
  /** What it accepted: the recipients and the message. */
  readonly taken: { readonly to: string; readonly text: string }[];
  close(): Promise<void>;
}

export interface SmtpBehavior {
  /** A port on this machine; a free one by default. */
  readonly port?: number;
  /** Called when a message has arrived, before it is accepted. */
  readonly beforeTaking?: (to: string) => Promise<void>;
  /** Which recipients it rejects, and how. */
  readonly refuse?: (to: string) => string | undefined;
}

export async function startSmtp({ port = 0, beforeTaking, refuse }: SmtpBehavior = {}): Promise<TestSmtp> {
  const taken: { to: string; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onRcptTo({ address }, _session, callback) {
      const words = refuse?.(address);
      callback(words === undefined ? null : Object.assign(new Error(words), { responseCode: 550 }));
    },
    onData(stream, { envelope }, callback) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        const to = envelope.rcptTo[0]?.address ?? '';
        taken.push({ to, text });
        void (beforeTaking?.(to) ?? Promise.resolve()).then(() => callback());
      });
    },
  });
  // Some tests are about clients that give up.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const { port: found } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${found}`,
    taken,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
