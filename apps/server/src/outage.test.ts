import { register } from '@rounds/contract/identity/accounts';
import { listRewards, purchase } from '@rounds/contract/rewards/store';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { newAccount } from '../testing/factories.ts';
import { clonePostgres } from '../testing/prepared-databases.ts';
import { proxyTo } from '../testing/proxy.ts';
import { ServerProcess } from '../testing/server-process.ts';

let server: ServerProcess | undefined;
afterEach(() => server?.remove());

describe('a server process', { timeout: 120_000 }, () => {
  it('survives a connection that dies in the middle of a transaction, answers 503, and goes on', async () => {
    const url = await clonePostgres();
    server = await ServerProcess.start(url);
    const { token, user } = (await server.client.call(register, { body: newAccount() })).body;
    const learner = server.client.as(token);
    const [item] = (await learner.call(listRewards)).body;
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    for (let round = 0; round < 3; round += 1) {
      await other.query('begin');
      await other.query('select from learner_totals where user_id = $1 for update', [user.id]);
      const buying = learner.call(purchase, { body: { itemId: item!.id } });
      await expect
        .poll(async () => {
          const { rowCount } = await other.query(
            `select pg_terminate_backend(pid) from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock'`,
          );
          return rowCount;
        })
        .toBe(1);
      const { status, failure, headers } = await buying;
      expect([status, failure.code, headers['retry-after']]).toEqual([503, 'unavailable', '2']);
      await other.query('rollback');
      expect((await learner.call(purchase, { body: { itemId: item!.id } })).status).toBe(402);
    }
    await other.end();
    expect(server.isAlive).toBe(true);
    expect(await server.stop()).toBe(0);
  });

  it('can be stopped while its database is down', async () => {
    const proxy = await proxyTo(await clonePostgres());
    server = await ServerProcess.start(proxy.url);
    expect((await server.client.send('GET', '/readyz')).status).toBe(200);
    proxy.cut();
    const { status, headers } = await server.client.send('GET', '/readyz');
    expect([status, headers['retry-after']]).toEqual([503, '2']);
    const began = performance.now();
    expect(await server.stop()).toBe(0);
    expect(performance.now() - began).toBeLessThan(14_000);
    await proxy.close();
  });
});
