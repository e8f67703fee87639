import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteAccount } from '@rounds/contract/identity/accounts.security';
import { startServer, testConfig } from '../../../testing/app.ts';
import { testClock } from '../../../testing/clock.ts';
import { onBothDatabases } from '../../../testing/databases.ts';
import { registerLearner } from '../../../testing/factories.ts';
import { createMailer } from './mailer.ts';

onBothDatabases('the outbox', (context) => {
  let dataDir = '';
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'rounds-outbox-'));
  });
  afterAll(() => rm(dataDir, { recursive: true }));
  const names = async () =>
    (await readdir(path.join(dataDir, 'outbox'))).map((name) => name.slice(0, 10)).sort();

  it('drops mails older than thirty days each night, and nothing else', async () => {
    const clock = testClock('2026-03-01T09:00:00Z');
    const server = await startServer(context.db, { config: { dataDir }, clock });
    // Without an outbox there is nothing to do.
    await server.jobs.run('mail.clean');
    const mailer = createMailer(testConfig({ dataDir }), clock);
    const message = { to: 'ann@example.org', subject: 'Hello', text: 'Hello' };
    await mailer.send(message);
    clock.advance({ days: 20 });
    await mailer.send(message);
    await writeFile(path.join(dataDir, 'outbox', 'README'), 'Not a mail');
    await server.jobs.run('mail.clean');
    expect(await names()).toEqual(['2026-03-01', '2026-03-21', 'README']);
    clock.advance({ days: 10, seconds: 1 });
    await server.jobs.run('mail.clean');
    expect(await names()).toEqual(['2026-03-21', 'README']);
    expect(server.jobs.schedules.get('mail.clean')).toBeDefined();
    await server.app.close();
  });

  it("erases an account's mails with the account", async () => {
    const server = await startServer(context.db, { config: { dataDir } });
    const [gone, stays] = [await registerLearner(server), await registerLearner(server)];
    expect((await gone.client.call(deleteAccount, { body: { password: gone.password } })).status).toBe(200);
    server.clock.advance({ days: 29 });
    const mailer = createMailer(testConfig({ dataDir }), server.clock);
    for (const { email } of [gone, stays]) await mailer.send({ to: email, subject: 'Hello', text: 'Hello' });
    const to = async (email: string) =>
      (await readdir(path.join(dataDir, 'outbox'))).filter((name) => name.includes(email)).length;
    expect([await to(gone.email), await to(stays.email)]).toEqual([1, 1]);
    server.clock.advance({ days: 1, seconds: 1 });
    await server.jobs.run('accounts.erase');
    expect([await to(gone.email), await to(stays.email)]).toEqual([0, 1]);
    await server.app.close();
  });
});
