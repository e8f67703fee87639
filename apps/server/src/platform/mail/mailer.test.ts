import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testConfig } from '../../../testing/app.ts';
import { testClock } from '../../../testing/clock.ts';
import { startSmtp } from '../../../testing/smtp.ts';
import { PermanentFailure } from '../jobs/jobs.ts';
import { maxSendMs } from './mail.rules.ts';
import { createMailer } from './mailer.ts';

const message = { to: 'ann@example.org', subject: 'Grüße', text: 'Follow http://rounds.test/x?token=abc\n' };

describe('without a mail server', () => {
  let dataDir = '';
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'rounds-mail-'));
  });
  afterAll(() => rm(dataDir, { recursive: true }));

  it('each message becomes a file that a mail program can open', async () => {
    const clock = testClock('2026-03-04T09:00:00Z');
    const mailer = createMailer(testConfig({ dataDir }), clock);
    await Promise.all([mailer.send(message), mailer.send(message)]);
    const files = await readdir(path.join(dataDir, 'outbox'));
    expect(files).toHaveLength(2);
    expect((await stat(path.join(dataDir, 'outbox'))).mode & 0o777).toBe(0o700);
    for (const name of files) {
      expect(name).toMatch(/^2026-03-04T09-00-00-000Z-ann@example\.org-[\w-]+\.eml$/);
      const text = await readFile(path.join(dataDir, 'outbox', name), 'utf8');
      expect(text).toMatch(/^To: ann@example\.org\r$/m);
      expect(text).toMatch(/^From: Rounds <no-reply@rounds\.example>\r$/m);
      expect(text).toMatch(/^Date: Wed, 04 Mar 2026 09:00:00/m);
      expect(text).toContain('token=');
    }
  });

  it('an optional mail says where to unsubscribe, and no other does', async () => {
    const clock = testClock('2026-03-05T09:00:00Z');
    const mailer = createMailer(testConfig({ dataDir }), clock);
    await mailer.send({
      ...message,
      to: 'optional@example.org',
      unsubscribe: 'https://rounds.test/x?token=7.a.b',
    });
    await mailer.send({ ...message, to: 'needed@example.org' });
    const names = await readdir(path.join(dataDir, 'outbox'));
    const textTo = (who: string) =>
      readFile(path.join(dataDir, 'outbox', names.find((name) => name.includes(who)) ?? ''), 'utf8');
    const optional = await textTo('optional');
    expect(optional).toMatch(/^List-Unsubscribe: <https:\/\/rounds\.test\/x\?token=7\.a\.b>\r$/m);
    expect(optional).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(await textTo('needed')).not.toContain('List-Unsubscribe');
  });

  it('no address can escape the folder', async () => {
    const mailer = createMailer(testConfig({ dataDir }), testClock());
    await mailer.send({ ...message, to: '../../escape/x@example.org' });
    expect(await readdir(dataDir)).toEqual(['outbox']);
  });
});

/** Speaks just enough SMTP to accept or reject a message. */
function smtpServer(refuse: boolean): Promise<{ url: string; received: string[]; close(): void }> {
  const received: string[] = [];
  const server = net.createServer((socket) => {
    let inData = false;
    socket.on('error', () => socket.destroy());
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      received.push(text);
      if (inData) {
        if (text.endsWith('\r\n.\r\n')) {
          inData = false;
          socket.write('250 taken\r\n');
        }
      } else if (text.startsWith('DATA')) {
        inData = true;
        socket.write('354 go on\r\n');
      } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
      else if (refuse && text.startsWith('RCPT')) socket.write('550 nobody here\r\n');
      else socket.write('250 ok\r\n');
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      resolve({ url: `smtp://127.0.0.1:${port}`, received, close: () => server.close() });
    });
  });
}

describe('with a mail server', () => {
  it('a message is delivered to it', async () => {
    const smtp = await smtpServer(false);
    const mailer = createMailer(
      testConfig({ smtpUrl: smtp.url, mailFrom: 'Us <us@example.org>' }),
      testClock(),
    );
    await mailer.send(message);
    smtp.close();
    const all = smtp.received.join('');
    expect(all).toContain('RCPT TO:<ann@example.org>');
    expect(all).toContain('MAIL FROM:<us@example.org>');
    expect(all).toContain('token=');
  });

  it('a message to an address that does not exist is a permanent failure', async () => {
    const smtp = await startSmtp({ refuse: () => '5.1.1 No such mailbox' });
    const mailer = createMailer(testConfig({ smtpUrl: smtp.url }), testClock());
    const sending = mailer.send(message);
    await expect(sending).rejects.toBeInstanceOf(PermanentFailure);
    await expect(sending).rejects.not.toThrow('ann@example.org');
    await smtp.close();
  });

  const times = { connectMs: 300, silenceMs: 600 };

  it('a message is given up when the server does not greet us', async () => {
    const silent = net.createServer((socket) => socket.on('error', () => undefined));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as net.AddressInfo;
    const mailer = createMailer(testConfig({ smtpUrl: `smtp://127.0.0.1:${port}` }), testClock(), times);
    const began = performance.now();
    await expect(mailer.send(message)).rejects.toThrow(/greeting|timeout/i);
    expect(performance.now() - began).toBeLessThan(maxSendMs(times));
    silent.close();
  });

  it('a message is given up when the server does not confirm it', async () => {
    const smtp = await startSmtp({ beforeTaking: () => new Promise(() => undefined) });
    const mailer = createMailer(testConfig({ smtpUrl: smtp.url }), testClock(), times);
    const began = performance.now();
    await expect(mailer.send(message)).rejects.toThrow(/timeout/i);
    expect(performance.now() - began).toBeLessThan(maxSendMs(times));
    expect(smtp.taken).toHaveLength(1);
    await smtp.close();
  });

  it('a refused message is an error, so that the job retries it', async () => {
    const smtp = await smtpServer(true);
    const mailer = createMailer(testConfig({ smtpUrl: smtp.url }), testClock());
    await expect(mailer.send(message)).rejects.toThrow('550');
    smtp.close();
    await expect(mailer.send(message)).rejects.toThrow('ECONNREFUSED');
  });
});
