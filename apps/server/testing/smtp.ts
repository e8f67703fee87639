import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server of the tests. */
export interface TestSmtp {
  readonly url: string;
  /** What it took: to whom, and the message. */
  readonly taken: { readonly to: string; readonly text: string }[];
  close(): Promise<void>;
}

export interface SmtpBehavior {
  /** Of this machine; a free one by default. */
  readonly port?: number;
  /** Called when a message is there, before it is said to be taken. */
  readonly beforeTaking?: (to: string) => Promise<void>;
  /** Whom it refuses, and in which words. */
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
  // Clients that give up are what some tests are about.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const { port: found } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${found}`,
    taken,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
