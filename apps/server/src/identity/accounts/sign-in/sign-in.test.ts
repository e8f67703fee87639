import { getProfile, login } from '@rounds/contract/identity/accounts';
import { expect, it } from 'vitest';
import { onServer } from '../../../../testing/app.ts';
import { address, registerLearner, signInWith } from '../../../../testing/factories.ts';

onServer('signing in', (server) => {
  const signIn = (email: string, password: string, from: string) =>
    signInWith(server.client, { email, password }, from);
  const wrong = { message: 'Invalid email or password', code: 'bad_credentials' };

  it('gives the learner and a new token each time', async () => {
    const { user, email, password, token } = await registerLearner(server);
    const first = await signIn(email, password, address());
    const second = await signIn(email, password, address());
    expect(first.status).toBe(200);
    expect(first.body.user).toEqual(user);
    expect(new Set([token, first.body.token, second.body.token]).size).toBe(3);
    for (const { body } of [first, second]) {
      expect((await server.client.as(body.token).call(getProfile)).status).toBe(200);
    }
  });

  it('matches the email in any case', async () => {
    const { email, password } = await registerLearner(server);
    expect((await signIn(email.toUpperCase(), password, address())).status).toBe(200);
  });

  it('rejects a wrong password and an unknown account with the same message', async () => {
    const { email, password } = await registerLearner(server);
    const known = await signIn(email, `${password}!`, address());
    const unknown = await signIn('nobody@example.org', password, address());
    expect(known.status).toBe(401);
    expect(known.failure).toEqual(wrong);
    expect(unknown.status).toBe(401);
    expect(unknown.text).toBe(known.text);
    expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(known.headers).sort());
  });

  it.each([
    ['nothing', {}, 400],
    ['an empty password', { email: 'a@example.org', password: '' }, 400],
    ['an object for an address', { email: { like: '%' }, password: 'x' }, 400],
    ['SQL for an address', { email: "' or 1=1 --", password: 'x' }, 401],
    ['a pattern for an address', { email: '%', password: 'x' }, 401],
    ['a zero byte in an address', { email: 'a\u0000@example.org', password: 'password' }, 400],
    ['half a character in an address', { email: 'a\ud800@example.org', password: 'x' }, 400],
  ])('answers %s without stumbling', async (_what, body, status) => {
    expect((await server.client.send('POST', '/api/auth/login', { body, from: address() })).status).toBe(
      status,
    );
  });

  it('stops after ten failures for an account from an address, for fifteen minutes and no longer', async () => {
    const { email, password } = await registerLearner(server);
    const from = address();
    for (let n = 0; n < 10; n += 1) expect((await signIn(email, 'wrong', from)).status).toBe(401);
    server.clock.advance({ minutes: 10 });
    const refused = await signIn(email.toUpperCase(), password, from);
    expect(refused.status).toBe(429);
    expect(refused.failure.code).toBe('too_many_requests');
    expect(refused.headers['retry-after']).toBe('300');
    expect(refused.failure.message).toBe('Too many attempts. Please wait 5 minutes and try again.');
    // The owner is not locked out: not elsewhere, nor with another account here, nor later.
    expect((await signIn(email, password, address())).status).toBe(200);
    const other = await registerLearner(server);
    expect((await signIn(other.email, other.password, from)).status).toBe(200);
    server.clock.advance({ minutes: 5 });
    expect((await signIn(email, password, from)).status).toBe(200);
  });

  it('clears an account’s failures once its owner signs in', async () => {
    const { email, password } = await registerLearner(server);
    const from = address();
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 9; n += 1) expect((await signIn(email, 'wrong', from)).status).toBe(401);
      expect((await signIn(email, password, from)).status).toBe(200);
    }
  });

  it('stops an address after a hundred failures, whatever the accounts', async () => {
    const { email, password } = await registerLearner(server);
    const from = address();
    const [row] = await server.db.run<{ key: string }>(
      `insert into rate_limits values ('login-address:' || $1, 98, $2::timestamptz + interval '15 minutes') returning key`,
      [from, server.clock.now()],
    );
    expect(row).toBeDefined();
    // Successes don't count.
    expect((await signIn(email, password, from)).status).toBe(200);
    expect((await signIn('one@example.org', 'wrong', from)).status).toBe(401);
    expect((await signIn('two@example.org', 'wrong', from)).status).toBe(401);
    expect((await signIn('three@example.org', 'wrong', from)).status).toBe(429);
    expect((await signIn(email, password, from)).status).toBe(429);
    expect((await signIn(email, password, address())).status).toBe(200);
    server.clock.advance({ minutes: 15 });
    expect((await signIn(email, password, from)).status).toBe(200);
  });

  it('admits a script that knows the password sixty times an hour, and an address two thousand times', async () => {
    const { email, password, user } = await registerLearner(server);
    const from = address();
    await server.db.run(
      `insert into rate_limits values ('sign-in:' || $1, 58, $2::timestamptz + interval '20 minutes'),
         ('sign-in-address:' || $3, 1999, $2::timestamptz + interval '30 minutes')`,
      [user.id, server.clock.now(), from],
    );
    expect((await signIn(email, password, from)).status).toBe(200);
    const fromThere = await signIn(email, password, from);
    expect([fromThere.status, fromThere.headers['retry-after']]).toEqual([429, '1800']);
    const ofAccount = await signIn(email, password, address());
    expect([ofAccount.status, ofAccount.headers['retry-after']]).toEqual([429, '1200']);
    // A caller who doesn't know it learns nothing from that.
    expect((await signIn(email, 'wrong', address())).status).toBe(401);
    server.clock.advance({ minutes: 20 });
    expect((await signIn(email, password, address())).status).toBe(200);
  });

  it('does not count for the address what the account refused', async () => {
    const { email } = await registerLearner(server);
    const from = address();
    for (let n = 0; n < 13; n += 1) await signIn(email, 'wrong', from);
    const counted = await server.db.run('select used from rate_limits where key = $1', [
      `login-address:${from}`,
    ]);
    expect(counted).toEqual([{ used: 10 }]);
  });

  it('moves the learner to the time zone they sign in from', async () => {
    const { email, password } = await registerLearner(server, { timeZone: 'Europe/Bucharest' });
    const zones = [];
    for (const timeZone of [undefined, 'Asia/Tokyo', 'Asia/Tokyo', 'Middle/Nowhere']) {
      const { status } = await signInWith(server.client, { email, password, timeZone });
      const rows = await server.db.run<{ zone: string }>(
        'select time_zone as zone from users where email = $1',
        [email],
      );
      zones.push([status, rows[0]?.zone]);
    }
    expect(zones).toEqual([
      [200, 'Europe/Bucharest'],
      [200, 'Asia/Tokyo'],
      [200, 'Asia/Tokyo'],
      [200, 'UTC'],
    ]);
  });

  it('opens one session each for concurrent sign-ins', async () => {
    const { email, password } = await registerLearner(server);
    const from = address();
    const replies = await Promise.all(Array.from({ length: 8 }, () => signIn(email, password, from)));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(new Set(replies.map(({ body }) => body.token)).size).toBe(8);
    expect(
      await server.db.run('select key, used from rate_limits where key like $1 order by key', [`%${from}`]),
    ).toEqual([
      { key: `login-address:${from}`, used: 0 },
      { key: `sign-in-address:${from}`, used: 8 },
    ]);
  });

  it('ignores X-Forwarded-For if no proxy is configured', async () => {
    const from = address();
    const spoofed = (n: number) =>
      server.client.call(login, {
        body: { email: 'spoof@example.org', password: 'wrong' },
        headers: { 'x-forwarded-for': `203.0.113.${n}` },
        from,
      });
    for (let n = 0; n < 10; n += 1) expect((await spoofed(n)).status).toBe(401);
    expect((await spoofed(99)).status).toBe(429);
  });
});
