import { forgotPassword, getProfile, resetPassword } from '@rounds/contract/identity/accounts';
import { expect, it } from 'vitest';
import { onServer } from '../../../../testing/app.ts';
import { tokenIn } from '../../../../testing/doubles.ts';
import { address, registerLearner, signInWith } from '../../../../testing/factories.ts';

onServer('a forgotten password', (server) => {
  const ask = (email: string) => server.client.call(forgotPassword, { body: { email }, from: address() });
  const reset = (token: string, password: string) =>
    server.client.call(resetPassword, { body: { token, password }, from: address() });
  const signIn = (email: string, password: string) => signInWith(server.client, { email, password });

  /** Asks for a link and returns its token. */
  async function linkFor(email: string): Promise<string> {
    await ask(email);
    await server.jobs.runAll();
    return tokenIn(server.mailer.sent.at(-1)!);
  }

  it('is replaced through a mail, which ends every session', async () => {
    const { client, email, password, user } = await registerLearner(server);
    const elsewhere = server.client.as((await signIn(email, password)).body.token);
    expect((await elsewhere.call(getProfile)).status).toBe(200);

    expect((await ask(email.toUpperCase())).status).toBe(202);
    expect(server.mailer.sent.filter(({ to }) => to === email)).toEqual([]);
    await server.jobs.runAll();
    const mail = server.mailer.sent.at(-1)!;
    expect(mail.to).toBe(email);
    expect(mail.text).toContain(user.username);
    expect(mail.text).toContain('http://rounds.test/reset-password?token=');

    expect((await reset(tokenIn(mail), 'another password entirely')).body).toEqual({ ok: true });
    expect((await client.call(getProfile)).status).toBe(401);
    expect((await elsewhere.call(getProfile)).status).toBe(401);
    expect((await signIn(email, password)).status).toBe(401);
    expect((await signIn(email, 'another password entirely')).status).toBe(200);
  });

  it('admits its owner at once, however many others are guessing', async () => {
    const { email } = await registerLearner(server);
    await server.db.run('insert into rate_limits (key, used, resets_at) values ($1, 100, $2)', [
      `login-anywhere:${email.toLowerCase()}`,
      new Date(server.clock.now().getTime() + 15 * 60_000),
    ]);
    expect((await signIn(email, 'a password')).status).toBe(429);
    expect((await reset(await linkFor(email), 'another password entirely')).status).toBe(200);
    expect((await signIn(email, 'another password entirely')).status).toBe(200);
  });

  it('has a link that works once', async () => {
    const { email } = await registerLearner(server);
    const token = await linkFor(email);
    const all = await Promise.all([1, 2, 3].map((n) => reset(token, `another password ${n}`)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect((await reset(token, 'another password 4')).failure.code).toBe('link_expired');
  });

  it('has a link that stays valid when another mail is sent because it seemed lost', async () => {
    const { email } = await registerLearner(server);
    await server.jobs.runAll();
    await ask(email);
    const [job] = server.jobs.enqueued.splice(0);
    const { sent, send } = server.mailer;
    const before = sent.length;
    server.mailer.send = async (message) => {
      await send(message);
      throw new Error('The server took it, and the answer was lost');
    };
    await expect(server.jobs.run(job!.name, job!.data)).rejects.toThrow('was lost');
    server.mailer.send = send;
    await server.jobs.run(job!.name, job!.data, { isRetry: true });
    const [first, second] = sent.slice(before).map(tokenIn);
    expect((await reset(first!, 'another password entirely')).status).toBe(200);
    // Using one uses up all.
    expect((await reset(second!, 'yet another password')).failure.code).toBe('link_expired');
    // When requested again, only the new one is valid.
    const [old, fresh] = [await linkFor(email), await linkFor(email)];
    expect((await reset(old, 'yet another password')).failure.code).toBe('link_expired');
    expect((await reset(fresh, 'yet another password')).status).toBe(200);
  });

  it('has a link that works for an hour', async () => {
    const { email, password } = await registerLearner(server);
    const early = await linkFor(email);
    server.clock.advance({ minutes: 59, seconds: 59 });
    expect((await reset(early, 'another password')).status).toBe(200);
    const late = await linkFor(email);
    server.clock.advance({ minutes: 60 });
    const { status, failure } = await reset(late, password);
    expect(status).toBe(422);
    expect(failure.message).toBe('This link has expired or was already used. Please request a new one.');
    expect((await signIn(email, 'another password')).status).toBe(200);
  });

  it('has one link at a time: the newest', async () => {
    const { email } = await registerLearner(server);
    const older = await linkFor(email);
    const newer = await linkFor(email);
    expect((await reset(older, 'another password')).status).toBe(422);
    expect((await reset(newer, 'another password')).status).toBe(200);
  });

  it('keeps its link when the new password is rejected', async () => {
    const { email } = await registerLearner(server);
    const token = await linkFor(email);
    expect((await reset(token, 'password1')).failure.code).toBe('password_common');
    expect((await reset(token, 'short')).status).toBe(400);
    expect((await reset(token, 'another password')).status).toBe(200);
  });

  it('of an unknown address gets the same answer, and nobody gets a mail', async () => {
    const { email } = await registerLearner(server);
    await server.jobs.runAll();
    const known = await ask(email);
    const before = server.mailer.sent.length;
    const unknown = await ask('nobody.at.all@example.org');
    expect(unknown.status).toBe(known.status);
    expect(unknown.text).toBe(known.text);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
    await server.jobs.runAll();
    expect(server.mailer.sent.slice(before).map(({ to }) => to)).toEqual([email]);
  });

  it.each(['x', 'a'.repeat(43), '%', "' or 1=1 --"])('has no link "%s"', async (token) => {
    expect((await reset(token, 'another password')).status).toBe(422);
  });

  it('has no link that was made for another purpose', async () => {
    const { client, user } = await registerLearner(server);
    const body = { email: `changed.${user.id}@example.org`, currentPassword: 'a-password-for-tests' };
    expect((await client.send('PUT', '/api/user/profile', { body })).status).toBe(200);
    await server.jobs.runAll();
    expect((await reset(tokenIn(server.mailer.sent.at(-1)!), 'another password')).status).toBe(422);
  });

  it('can be requested five times an hour', async () => {
    const { email } = await registerLearner(server);
    const from = address();
    const again = (as = email) => server.client.call(forgotPassword, { body: { email: as }, from });
    for (let n = 0; n < 5; n += 1)
      expect((await again(n % 2 ? email : email.toUpperCase())).status).toBe(202);
    const refused = await again();
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('3600');
    // It can still be requested from elsewhere: the limit was the caller's, not the account's.
    expect((await ask(email)).status).toBe(202);
    server.clock.advance({ hours: 1 });
    expect((await again()).status).toBe(202);
    server.jobs.enqueued.splice(0);
  });

  it('leaves no link and no old counter behind after the nightly clean-up', async () => {
    await linkFor((await registerLearner(server)).email);
    server.clock.advance({ days: 2 });
    await server.jobs.run('accounts.clean');
    await server.jobs.run('platform.clean');
    const [row] = await server.db.run(
      'select (select count(*) from mail_links)::int as links, (select count(*) from rate_limits)::int as limits',
    );
    expect(row).toEqual({ links: 0, limits: 0 });
  });
});
