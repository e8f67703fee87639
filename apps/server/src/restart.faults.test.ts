import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { register } from '@rounds/contract/accounts';
import { listProgress, recordProgress } from '@rounds/contract/progress';
import { listScenarios } from '@rounds/contract/scenarios';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cluster, startPostgres } from '../../../scripts/postgres.mjs';
import { Client, overHttp } from '../testing/client.ts';
import { present } from '../testing/databases.ts';
import { completionOf, newAccount } from '../testing/factories.ts';
import { type Running, run } from '../testing/processes.ts';

const writers = 8;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let cluster: Cluster | undefined;
let server: Running | undefined;
let root = '';
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'rounds-restart-'));
  // What is acknowledged has to be on the disk, as in production.
  cluster = await startPostgres({ durable: true });
});
afterAll(async () => {
  server?.child.kill('SIGTERM');
  await server?.ended;
  await cluster?.stop();
  await rm(root, { recursive: true });
});

describe('a PostgreSQL server that is restarted under load', () => {
  it.each(['fast', 'immediate'] as const)(
    'costs nothing but 503s for a while, however it stops (%s)',
    async (mode) => {
      const { url, restart } = present(cluster);
      const env = { PORT: '0', DEMO: 'off', DATA_DIR: root, LOG_LEVEL: 'error', DATABASE_URL: url };
      server = run('src/main.ts', { cwd: root, env });
      const [, port] = /http:\/\/localhost:(\d+)/.exec(await server.printed('listening on')) ?? [];
      const client = new Client(overHttp(`http://127.0.0.1:${port}`));
      const { token } = (await client.call(register, { body: newAccount() })).body;
      const learner = client.as(token);
      const list = (await learner.call(listScenarios)).body;

      const statuses = new Map<number, number>();
      const acknowledged = new Map<number, number>();
      let isOver = false;
      let sent = 0;
      let lastSuccess = 0;
      const write = async () => {
        while (!isOver) {
          const scenario = list[sent % list.length]!;
          sent += 1;
          const { status } = await learner.call(recordProgress, {
            body: completionOf(scenario, { right: sent % 6 }),
          });
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (status === 200) {
            acknowledged.set(scenario.id, (acknowledged.get(scenario.id) ?? 0) + 1);
            lastSuccess = performance.now();
          } else {
            await wait(50);
          }
        }
      };
      const writing = Array.from({ length: writers }, write);
      await wait(1000);
      await restart(mode);
      const restarted = performance.now();
      while (lastSuccess < restarted && performance.now() < restarted + 15_000) await wait(50);
      expect(lastSuccess - restarted).toBeGreaterThan(0);
      expect(lastSuccess - restarted).toBeLessThan(10_000);
      await wait(1000);
      isOver = true;
      await Promise.all(writing);

      expect([...statuses.keys()].sort()).toEqual([200, 503]);
      const rows = (await learner.call(listProgress, { query: { limit: 200 } })).body;
      for (const [id, count] of acknowledged) {
        expect(rows.find(({ scenarioId }) => scenarioId === id)?.attempts).toBeGreaterThanOrEqual(count);
      }
      server.child.kill('SIGTERM');
      expect((await server.ended).code).toBe(0);
    },
  );
});
