import { login } from '@rounds/contract/accounts';
import { expect, it } from 'vitest';
import { onServerOf } from '../../../testing/app.ts';
import { onBothDatabases } from '../../../testing/databases.ts';
import { buildUser } from '../../../testing/factories.ts';
import { onTwoServers } from '../../../testing/two-servers.ts';
import { forgetLimit, forgetOldLimits, giveBackToLimit, takeFromLimit } from './limits.ts';

const limit = { name: 'test', max: 3, seconds: 60 };
const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1000);

onBothDatabases('a limit', (context) => {
  const take = async (key: string, seconds: number) => {
    try {
      await takeFromLimit(context.db, limit, key, at(seconds));
      return 'ok';
    } catch (error) {
      return (error as { retryAfter?: number }).retryAfter;
    }
  };

  it('lets so many through in a window, and says how long the rest must wait', async () => {
    const results = [];
    for (const seconds of [0, 10, 20, 30, 59.5, 60, 61, 62, 63]) results.push(await take('a', seconds));
    expect(results).toEqual(['ok', 'ok', 'ok', 30, 1, 'ok', 'ok', 'ok', 57]);
  });

  it('counts each key for itself', async () => {
    expect([await take('b', 0), await take('b', 0), await take('b', 0), await take('c', 0)]).toEqual([
      'ok',
      'ok',
      'ok',
      'ok',
    ]);
  });

  it('lets exactly so many through of those that come at once', async () => {
    const results = await Promise.all(Array.from({ length: 40 }, () => take('d', 0)));
    expect(results.filter((result) => result === 'ok')).toHaveLength(3);
  });

  it('takes back what did not count, and forgets', async () => {
    for (let n = 0; n < 3; n += 1) await take('e', 0);
    await giveBackToLimit(context.db, limit, 'e');
    expect([await take('e', 1), await take('e', 1)]).toEqual(['ok', 59]);
    await forgetLimit(context.db, limit, 'e');
    expect(await take('e', 1)).toBe('ok');
    await giveBackToLimit(context.db, limit, 'nobody');
  });

  it('leaves nothing behind once it is over', async () => {
    await take('f', 1000);
    await forgetOldLimits(context.db, at(1059));
    const left = await context.db.run<{ key: string }>('select key from rate_limits');
    expect(left).toEqual([{ key: 'test:f' }]);
    await forgetOldLimits(context.db, at(1060));
    expect(await context.db.run('select key from rate_limits')).toEqual([]);
  });
});

onTwoServers('limits', (both) => {
  it('count together: ten failures at either are ten', async () => {
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
    it('counts each learner, and each address that is not signed in', async () => {
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
