import { changePassword, resendEmailConfirmation } from '@rounds/contract/identity/accounts.security';
import { forgotPassword, updateProfile } from '@rounds/contract/identity/accounts';
import { describe, expect, it } from 'vitest';
import { onServer } from '../../../../testing/app.ts';
import { address, buildUser, confirmEmailOf, registerLearner } from '../../../../testing/factories.ts';
import { inboxOf } from './inbox.rules.ts';
import { hashPassword } from '../passwords/passwords.ts';

describe('an inbox', () => {
  it.each([
    ['Ann@Example.org', 'ann@example.org'],
    ['ann+one@example.org', 'ann@example.org'],
    ['ann+one+two@example.org', 'ann@example.org'],
    ['+ann@example.org', '+ann@example.org'],
    ['a.n.n@example.org', 'a.n.n@example.org'],
    ['A.n.n+x@gmail.com', 'ann@gmail.com'],
    ['ann@googlemail.com', 'ann@gmail.com'],
    ['"a@b"@example.org', '"a@b"@example.org'],
  ])('of %s is %s', (email, inbox) => {
    expect(inboxOf(email)).toBe(inbox);
  });
});

onServer('a stranger’s inbox', (server) => {
  const password = 'a-password-for-tests';
  const mailsTo = async (pattern: RegExp) => {
    await server.jobs.runAll();
    return server.mailer.sent.filter(({ to }) => pattern.test(to)).length;
  };
  const accounts = async (count: number) => {
    const passwordHash = await hashPassword(password);
    const built = Array.from({ length: count }, () =>
      buildUser(server.db, server.clock.now(), { passwordHash }),
    );
    return (await Promise.all(built)).map(({ token }) => server.client.as(token));
  };

  it('gets five of forty confirmations in an hour and ten in a day, and no answer reveals it', async () => {
    const clients = await accounts(40);
    const ask = async (n: number) =>
      clients[n]!.call(updateProfile, {
        body: { email: `victim+${n}@example.org`, currentPassword: password },
      });
    const asked = async (from: number, to: number) => {
      for (let n = from; n < to; n += 1) {
        const { status, body } = await ask(n);
        expect([status, body.user.pendingEmail]).toEqual([200, `victim+${n}@example.org`]);
      }
      return mailsTo(/^victim/);
    };
    expect(await asked(0, 20)).toBe(5);
    server.clock.advance({ hours: 1 });
    expect(await asked(20, 30)).toBe(10);
    server.clock.advance({ hours: 1 });
    expect(await asked(30, 40)).toBe(10);
    expect((await clients[39]!.call(resendEmailConfirmation)).status).toBe(202);
    expect(await mailsTo(/^victim/)).toBe(10);
    server.clock.advance({ days: 1 });
    expect((await clients[39]!.call(resendEmailConfirmation)).status).toBe(202);
    expect(await mailsTo(/^victim/)).toBe(11);
  });

  it('gets ten resets in an hour and twenty in a day, whoever asks', async () => {
    const { email } = await registerLearner(server, { email: 'pat@example.org' });
    await mailsTo(/^pat/);
    const resets = () =>
      server.mailer.sent.filter(({ to, text }) => to === email && text.includes('/reset-password?token='));
    for (const expected of [10, 20, 20]) {
      for (let n = 0; n < 12; n += 1) {
        const body = { email: n % 2 ? email : email.toUpperCase() };
        expect((await server.client.call(forgotPassword, { body, from: address() })).status).toBe(202);
      }
      await server.jobs.runAll();
      expect(resets()).toHaveLength(expected);
      server.clock.advance({ hours: 1 });
    }
  });

  it('gets the reset that its owner asks for, whatever a stranger asked for before', async () => {
    const { email } = await registerLearner(server, { email: 'max@example.org' });
    const stranger = address();
    const ask = (at: string, from: string) =>
      server.client.call(forgotPassword, { body: { email: at }, from });
    const resets = () => mailsTo(/^max@/);
    const registered = await resets();
    // Addresses of the same inbox without an account: nothing is sent, and nothing counts.
    for (let n = 0; n < 40; n += 1) expect((await ask(`max+${n}@example.org`, stranger)).status).toBe(202);
    expect(await resets()).toBe(registered);
    // The owner's own address: ten in a day, however long the stranger goes on.
    const statuses = [];
    for (let hours = 0; hours < 5; hours += 1) {
      for (let n = 0; n < 6; n += 1) statuses.push((await ask(email, stranger)).status);
      await server.jobs.runAll();
      server.clock.advance({ hours: 1 });
    }
    expect(statuses.filter((status) => status === 202)).toHaveLength(10);
    expect(await resets()).toBe(registered + 10);
    expect((await ask(email, address())).status).toBe(202);
    expect(await resets()).toBe(registered + 11);
  });

  it('entered at registration gets a limited number of notices; a confirmed owner gets all of them', async () => {
    const stranger = await registerLearner(server, { email: 'sam@example.org' });
    const owner = await registerLearner(server, { email: 'kim@example.org' });
    await confirmEmailOf(server, owner);
    for (const learner of [stranger, owner]) {
      let { client } = learner;
      for (let n = 0; n < 8; n += 1) {
        const [from, to] = [0, 1].map((more) =>
          n + more === 0 ? learner.password : `password no. ${n + more}`,
        );
        const body = { currentPassword: from!, newPassword: to! };
        client = server.client.as((await client.call(changePassword, { body })).body.token);
      }
    }
    // The link sent at registration is one of them.
    expect(await mailsTo(/^sam@/)).toBe(5);
    expect(await mailsTo(/^kim@/)).toBe(8);
  });

  it('is not counted twice for a notice that could not be sent at once', async () => {
    const learner = await registerLearner(server, { email: 'lou@example.org' });
    await server.jobs.runAll();
    const body = { currentPassword: learner.password, newPassword: 'another password' };
    await learner.client.call(changePassword, { body });
    const send = server.mailer.send.bind(server.mailer);
    let failures = 3;
    server.mailer.send = (message) => (failures-- > 0 ? Promise.reject(new Error('Down')) : send(message));
    for (let n = 0; n < 4; n += 1) {
      const jobs = server.jobs.enqueued.splice(0);
      for (const { name, data } of jobs) {
        await server.jobs
          .run(name, data, { isRetry: n > 0 })
          .catch(() => server.jobs.enqueued.push({ name, data }));
      }
    }
    server.mailer.send = send;
    expect(server.mailer.sent.at(-1)).toMatchObject({ to: 'lou@example.org' });
    const [row] = await server.db.run(
      `select used from rate_limits where key = 'inbox-hour:lou@example.org'`,
    );
    expect(row).toEqual({ used: 2 });
  });
});
