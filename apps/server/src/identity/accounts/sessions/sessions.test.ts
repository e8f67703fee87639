import { getProfile, logout } from '@rounds/contract/identity/accounts';
import { expect, it } from 'vitest';
import { onBothServers } from '../../../../testing/app.ts';
import { buildUser, registerLearner } from '../../../../testing/factories.ts';
import { onTwoServers } from '../../../../testing/two-servers.ts';
import type { Arguments, Statement } from '../../../platform/db/statement.ts';
import { hashToken } from '../../../platform/tokens.ts';
import { createAuthenticate, openSession } from './sessions.ts';
import { deleteSession } from './sessions.queries.ts';

onBothServers('a session', (server) => {
  it('is required, and must be valid', async () => {
    const missing = await server.client.call(getProfile);
    expect(missing.status).toBe(401);
    expect(missing.failure).toEqual({ message: 'Please sign in to continue.', code: 'not_signed_in' });
    for (const token of ['', 'x', 'a'.repeat(43), 'null', 'undefined']) {
      expect((await server.client.as(token).call(getProfile)).status).toBe(401);
    }
  });

  it('is passed in the Authorization header only', async () => {
    const { token } = await registerLearner(server);
    const asking = async (headers: Record<string, string>) =>
      (await server.client.call(getProfile, { headers })).status;
    expect(await asking({ authorization: `Bearer ${token}` })).toBe(200);
    expect(await asking({ authorization: `bearer ${token}` })).toBe(200);
    expect(await asking({ authorization: token })).toBe(401);
    expect(await asking({ authorization: `Basic ${token}` })).toBe(401);
    for (const name of ['token', 'session', 'Authorization', 'access_token']) {
      expect(await asking({ cookie: `${name}=${token}` })).toBe(401);
      expect(await asking({ cookie: `${name}=Bearer ${token}` })).toBe(401);
    }
    expect(
      (await server.client.send('GET', `/api/user/profile?token=${token}&access_token=${token}`)).status,
    ).toBe(401);
  });

  it('ends at once when its learner signs out, and the others do not', async () => {
    const { id } = await buildUser(server.db, server.clock.now());
    const other = server.client.as(await openSession(server.db, id, server.clock.now()));
    for (let round = 0; round < 25; round += 1) {
      const client = server.client.as(await openSession(server.db, id, server.clock.now()));
      expect((await client.call(getProfile)).status).toBe(200);
      expect((await client.call(logout)).body).toEqual({ ok: true });
      expect((await client.call(getProfile)).status).toBe(401);
      expect((await client.call(logout)).status).toBe(401);
    }
    expect((await other.call(getProfile)).status).toBe(200);
  });

  it('is not considered valid when it ends during its lookup', async () => {
    const { db, clock } = server;
    const { id } = await buildUser(db, clock.now());
    const tokenHash = hashToken(await openSession(db, id, clock.now()));
    let goOn: (() => void) | undefined;
    const authenticate = await createAuthenticate(
      {
        ...db,
        async query<Name extends string, Row>(statement: Statement<Name, Row>, ...values: Arguments<Name>) {
          const rows = await db.query(statement, ...values);
          if (statement.name === 'session_by_token') await new Promise<void>((resolve) => (goOn = resolve));
          return rows;
        },
      },
      clock,
    );
    const early = authenticate(tokenHash);
    await expect.poll(() => goOn).toBeDefined();
    authenticate.forget(tokenHash.toString('hex'));
    await deleteSession(db, tokenHash);
    goOn?.();
    expect(await early).toMatchObject({ userId: id });
    goOn = undefined;
    const late = authenticate(tokenHash);
    await expect.poll(() => goOn).toBeDefined();
    (goOn as unknown as () => void)();
    expect(await late).toBeNull();
  });

  it('in use is rechecked within half a minute, and not looked up while it is valid', async () => {
    const { db, clock } = server;
    const { id } = await buildUser(db, clock.now());
    const [used, unused, gone, ended] = await Promise.all(
      [1, 2, 3, 4].map(async () => hashToken(await openSession(db, id, clock.now()))),
    );
    const asked: string[] = [];
    const authenticate = await createAuthenticate(
      {
        ...db,
        async query<Name extends string, Row>(statement: Statement<Name, Row>, ...values: Arguments<Name>) {
          const rows = await db.query(statement, ...values);
          asked.push(statement.name);
          // Simulates a session that ends after it was read and before it is cached.
          if (statement.name === 'sessions_by_tokens') authenticate.forget(ended!.toString('hex'));
          return rows;
        },
      },
      clock,
    );
    /** The queries that looked up a session. */
    const askedFor = async (hash: Buffer) => {
      asked.splice(0);
      expect((await authenticate(hash))?.userId).toBe(id);
      return [...asked];
    };
    for (const hash of [used!, unused!, gone!, ended!])
      expect(await askedFor(hash)).toEqual(['session_by_token']);
    clock.advance({ seconds: 14 });
    expect(await askedFor(used!)).toEqual([]);
    clock.advance({ seconds: 10 });
    // Simulates that nobody is notified of its end.
    await db.run('delete from sessions where token_hash = $1', [gone]);
    for (const hash of [used!, gone!, ended!]) expect(await askedFor(hash)).toEqual([]);
    await expect.poll(() => asked, { interval: 5 }).toEqual(['sessions_by_tokens']);
    expect(await askedFor(ended!)).toEqual(['session_by_token']);
    clock.advance({ seconds: 7 });
    expect(await askedFor(used!)).toEqual([]);
    expect(await askedFor(unused!)).toEqual(['session_by_token']);
    expect(await authenticate(gone!)).toBeNull();
  });

  it('lasts for thirty days after its last use', async () => {
    const { client } = await registerLearner(server);
    for (let n = 0; n < 2; n += 1) {
      server.clock.advance({ days: 29 });
      expect((await client.call(getProfile)).status).toBe(200);
    }
    server.clock.advance({ days: 30, seconds: 1 });
    expect((await client.call(getProfile)).status).toBe(401);
  });

  it('lasts for ninety days at most, however much it is used', async () => {
    const { client } = await registerLearner(server);
    for (let n = 0; n < 9; n += 1) {
      server.clock.advance({ days: 10 });
      expect((await client.call(getProfile)).status).toBe(200);
    }
    server.clock.advance({ seconds: 6 });
    expect((await client.call(getProfile)).status).toBe(401);
  });

  it('is deleted by the nightly job once it has expired', async () => {
    const over = await registerLearner(server);
    server.clock.advance({ days: 31 });
    const live = await registerLearner(server);
    await server.jobs.run('accounts.clean');
    const left = await server.db.run<{ id: number }>(
      'select user_id as id from sessions where user_id = any($1)',
      [[over.user.id, live.user.id]],
    );
    expect(left).toEqual([{ id: live.user.id }]);
    expect(server.jobs.schedules.has('accounts.clean')).toBe(true);
  });
});

onTwoServers('sessions', (both) => {
  it('are shared, and forgotten by both when they end at either', async () => {
    const { one, two } = both();
    for (let round = 0; round < 10; round += 1) {
      const { token } = await buildUser(one.db, one.clock.now());
      const [client, elsewhere] = [one.client.as(token), two.client.as(token)];
      expect((await elsewhere.call(getProfile)).status).toBe(200);
      expect((await client.call(getProfile)).status).toBe(200);
      await (round % 2 ? client : elsewhere).call(logout);
      await expect
        .poll(async () => (await elsewhere.call(getProfile)).status, { interval: 5, timeout: 2000 })
        .toBe(401);
      await expect
        .poll(async () => (await client.call(getProfile)).status, { interval: 5, timeout: 2000 })
        .toBe(401);
    }
  });
});
