import { expect, it } from 'vitest';
import { startServer } from '../../../../testing/app.ts';
import { onDatabase } from '../../../../testing/databases.ts';
import { buildUser } from '../../../../testing/factories.ts';
import { proxyTo } from '../../../../testing/proxy.ts';
import { notify } from '../database.ts';
import { openPostgres } from './postgres.ts';

const patience = { connectMs: 500, answerMs: 600, readMs: 300, beatMs: 300 };

onDatabase('postgres', 'connections that stay open and forward nothing', (context) => {
  it('are dropped and replaced, whatever their kind, and are not ready meanwhile', async () => {
    const proxy = await proxyTo(context.url);
    const db = openPostgres({ url: proxy.url, pool: 3, onError: () => undefined, patience });
    const heard: string[] = [];
    await db.listen('test_silence', (payload) => heard.push(payload));
    const server = await startServer(db);
    const learner = server.client.as((await buildUser(context.db, server.clock.now())).token);
    const read = async () => (await learner.send('GET', '/api/progress')).status;
    const write = async () =>
      (await learner.send('PUT', '/api/user/settings', { body: { emailNotifications: false } })).status;
    for (let n = 0; n < 4; n += 1)
      expect(await Promise.all([read(), write(), read(), write()])).toEqual([200, 200, 200, 200]);

    proxy.hush();
    const began = performance.now();
    expect((await server.client.send('GET', '/readyz')).status).toBe(503);
    // The pool's other connections are just as silent.
    const statuses = new Set<number>();
    await expect
      .poll(
        async () => {
          const all = await Promise.all([write(), write(), read(), read()]);
          for (const status of all) statuses.add(status);
          return all.every((status) => status === 200);
        },
        { timeout: 5000 },
      )
      .toBe(true);
    expect([...statuses].sort()).toEqual([200, 503]);
    expect(performance.now() - began).toBeLessThan(5000);
    expect((await server.client.send('GET', '/readyz')).status).toBe(200);

    // An empty payload comes first: notifications may have been lost.
    await expect.poll(() => heard, { timeout: 5000 }).toEqual(['', '']);
    await notify(context.db, 'test_silence', 'after');
    await expect.poll(() => heard.at(-1)).toBe('after');
    await server.app.close();

    proxy.hush();
    const closing = performance.now();
    await db.close();
    expect(performance.now() - closing).toBeLessThan(1500);
    await proxy.close();
  });
});
