import { login } from '@rounds/contract/identity/accounts';
import { expect, it } from 'vitest';
import { onServerOf } from '../../../testing/app.ts';
import { onBothDatabases } from '../../../testing/databases.ts';
import { buildUser } from '../../../testing/factories.ts';
import { onTwoServers } from '../../../testing/two-servers.ts';
import { type Use, resetLimit, deleteExpiredLimits, forgiveLimits, takeFromLimits } from './limits.ts';

const limit = { name: 'test', max: 3, seconds: 60 };
const wide = { name: 'wide', max: 5, seconds: 600 };
const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1000);

onBothDatabases('a limit', (context) => {
  const takeAll = async (uses: readonly Use[], seconds: number) => {
    try {
      await takeFromLimits(context.db, uses, at(seconds));
      return 'ok';
    } catch (error) {
      return (error as { retryAfter?: number }).retryAfter;
    }
  };
  const take = (key: string, seconds: number) => takeAll([[limit, key]], seconds);
  const used = async (...keys: string[]) => {
    const rows = await context.db.run<{ key: string; used: number }>('select key, used from rate_limits');
    return keys.map((key) => rows.find((row) => row.key === key)?.used ?? null);
  };

  it('lets a fixed number through per window, and says how long the rest must wait', async () => {
    const results = [];
    for (const seconds of [0, 10, 20, 30, 59.5, 60, 61, 62, 63]) results.push(await take('a', seconds));
    expect(results).toEqual(['ok', 'ok', 'ok', 30, 1, 'ok', 'ok', 'ok', 57]);
  });

  it('counts each key separately', async () => {
    expect([await take('b', 0), await take('b', 0), await take('b', 0), await take('c', 0)]).toEqual([
      'ok',
      'ok',
      'ok',
      'ok',
    ]);
  });

  it('lets exactly that many through when they arrive at the same time', async () => {
    const results = await Promise.all(Array.from({ length: 40 }, () => take('d', 0)));
    expect(results.filter((result) => result === 'ok')).toHaveLength(3);
  });

  it('does not count what an earlier one of several limits refused', async () => {
    const several = [
      [limit, 'one'],
      [wide, 'all'],
    ] as const;
    const results = [];
    for (let seconds = 0; seconds < 5; seconds += 1) results.push(await takeAll(several, seconds));
    expect(results).toEqual(['ok', 'ok', 'ok', 57, 56]);
    expect(await used('test:one', 'wide:all')).toEqual([5, 3]);
  });

  it('reports the wait of the one that refuses, if there are several', async () => {
    for (let n = 0; n < 5; n += 1) await takeAll([[wide, 'full']], n * 100);
    const refused = await takeAll(
      [
        [limit, 'new'],
        [wide, 'full'],
      ],
      500,
    );
    expect(refused).toBe(100);
    expect(await used('test:new')).toEqual([1]);
  });

  it('forgives on success: clears its own failures, and gives back one use of the shared limit', async () => {
    const own = [limit, 'e'] as const;
    const shared = [wide, 'campus'] as const;
    for (let n = 0; n < 3; n += 1) await takeAll([own, shared], 0);
    await forgiveLimits(context.db, own, [shared]);
    expect(await used('test:e', 'wide:campus')).toEqual([null, 2]);
    await forgiveLimits(context.db, own, [shared]);
    await forgiveLimits(context.db, own, [shared]);
    await forgiveLimits(context.db, own, [shared]);
    expect(await used('test:e', 'wide:campus')).toEqual([null, 0]);
    await forgiveLimits(context.db, own, [[wide, 'nobody']]);
  });

  it('can be reset', async () => {
    for (let n = 0; n < 3; n += 1) await take('g', 0);
    await resetLimit(context.db, limit, 'g');
    expect(await take('g', 1)).toBe('ok');
  });

  it('counts correctly under concurrent uses and forgiveness', async () => {
    const [most, shared] = [{ ...limit, max: 1000 }, [{ ...wide, max: 1000 }, 'crowd'] as const];
    const succeed = async (key: string) => {
      await takeFromLimits(context.db, [[most, key], shared], at(0));
      await forgiveLimits(context.db, [most, key], [shared]);
    };
    const fail = (key: string) => takeFromLimits(context.db, [[most, key], shared], at(0));
    await Promise.all(Array.from({ length: 300 }, (_, n) => (n % 3 ? succeed : fail)(`of ${n % 4}`)));
    expect(await used('wide:crowd')).toEqual([100]);
  });

  it('does not wait for the disk, but other writes do', async () => {
    await context.db.transaction(async (tx) => {
      await tx.run('set synchronous_commit = on');
      await tx.run(`select take_from_limits('{lazy}', '{3}', '{60}', $1)`, [at(0)]);
      expect(await tx.run('show synchronous_commit')).toEqual([{ synchronous_commit: 'off' }]);
      await tx.run('commit; begin');
      expect(await tx.run('show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
      await tx.run('reset synchronous_commit');
    });
  });

  it('leaves nothing behind once its window is over', async () => {
    await take('f', 1000);
    await deleteExpiredLimits(context.db, at(1059));
    const left = await context.db.run<{ key: string }>('select key from rate_limits');
    expect(left).toEqual([{ key: 'test:f' }]);
    await deleteExpiredLimits(context.db, at(1060));
    expect(await context.db.run('select key from rate_limits')).toEqual([]);
  });
});

onTwoServers('limits', (both) => {
  it('share a count: ten failures are ten, whichever of the two servers they happen on', async () => {
    const { one, two } = both();
    const body = { email: 'somebody@example.org', password: 'wrong' };
    const replies = await Promise.all(
      Array.from({ length: 16 }, (_, n) =>
        (n % 2 ? one : two).client.call(login, { body, from: '10.9.9.9' }),
      ),
    );
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(6);
  });
});

onServerOf(
  'pglite',
  'a server that serves five requests a minute',
  (server) => {
    it('counts each learner, and each address without a session', async () => {
      const [one, other] = [
        await buildUser(server.db, server.clock.now()),
        await buildUser(server.db, server.clock.now()),
      ];
      const ask = async (token?: string, from = '10.1.1.1') =>
        (await server.client.as(token).send('GET', '/api/leaderboard', { from })).status;
      for (let n = 0; n < 5; n += 1) expect(await ask(one.token)).toBe(200);
      const refused = await server.client.as(one.token).send('GET', '/api/leaderboard');
      expect(refused.status).toBe(429);
      expect(refused.failure.code).toBe('too_many_requests');
      expect(Number(refused.headers['retry-after'])).toBe(60);
      expect(await ask(other.token)).toBe(200);

      for (let n = 0; n < 5; n += 1) expect(await ask(`made-up-${n}`, '10.2.2.2')).toBe(401);
      expect(await ask('made-up-again', '10.2.2.2')).toBe(429);
      expect(await ask(undefined, '10.3.3.3')).toBe(401);
      server.clock.advance({ minutes: 1 });
      expect(await ask(one.token)).toBe(200);
    });
  },
  { requestsPerMinute: 5 },
);
