import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getProfile, register } from '@rounds/contract/accounts';
import { listUserAchievements } from '@rounds/contract/achievements';
import { listProgress, recordProgress } from '@rounds/contract/progress';
import { listScenarios } from '@rounds/contract/scenarios';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, overHttp } from '../testing/client.ts';
import { completionOf, newAccount } from '../testing/factories.ts';
import { clonePostgres } from '../testing/prepared.ts';
import { type Running, run } from '../testing/processes.ts';

const rounds = 20;
const writers = 4;

let root = '';
const started: Running[] = [];
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'rounds-crash-'));
});
afterAll(async () => {
  for (const { child, ended } of started) {
    child.kill('SIGKILL');
    await ended;
  }
  await rm(root, { recursive: true });
});

describe('a server that is killed under acknowledged writes', () => {
  it.each(['pglite', 'postgres'] as const)('loses none of them, on %s', async (kind) => {
    const env = {
      ...{ PORT: '0', DEMO: 'off', DATA_DIR: path.join(root, kind), LOG_LEVEL: 'warn' },
      ...(kind === 'postgres' && { DATABASE_URL: await clonePostgres() }),
    };
    const start = async () => {
      const server = run('src/main.ts', { cwd: root, env });
      started.push(server);
      const said = await server.printed('listening on');
      const [, port] = /http:\/\/localhost:(\d+)/.exec(said) ?? [];
      return { server, client: new Client(overHttp(`http://127.0.0.1:${port}`)) };
    };

    let { server, client } = await start();
    const account = (await client.call(register, { body: newAccount() })).body;
    const list = (await client.as(account.token).call(listScenarios)).body;
    const acknowledged = new Map<number, number>();
    const startTimes: number[] = [];
    let sent = 0;
    for (let round = 0; round < rounds; round += 1) {
      const learner = client.as(account.token);
      let isKilled = false;
      /** Completes one scenario after the other until the server is gone, and notes what it acknowledged. */
      const write = async () => {
        while (!isKilled) {
          const scenario = list[sent % list.length]!;
          sent += 1;
          const body = completionOf(scenario, { right: sent % 6 });
          const reply = await learner.call(recordProgress, { body }).catch(() => null);
          if (reply?.status !== 200) return;
          acknowledged.set(scenario.id, (acknowledged.get(scenario.id) ?? 0) + 1);
        }
      };
      const writing = Array.from({ length: writers }, write);
      await new Promise((resolve) => setTimeout(resolve, 100 + ((round * 137) % 400)));
      isKilled = true;
      server.child.kill('SIGKILL');
      await Promise.all([server.ended, ...writing]);

      const began = performance.now();
      ({ server, client } = await start());
      startTimes.push(performance.now() - began);
      const rows = (await client.as(account.token).call(listProgress, { query: { limit: 200 } })).body;
      const kept = rows.reduce((sum, { attempts }) => sum + attempts, 0);
      for (const [id, count] of acknowledged) {
        const row = rows.find(({ scenarioId }) => scenarioId === id);
        expect(row?.attempts).toBeGreaterThanOrEqual(count);
      }
      // At most one effect that was not acknowledged for each request in flight, in each round so far.
      const known = [...acknowledged.values()].reduce((sum, count) => sum + count, 0);
      expect(kept - known).toBeLessThanOrEqual(writers * (round + 1));
      const { user } = (await client.as(account.token).call(getProfile)).body;
      const held = (await client.as(account.token).call(listUserAchievements)).body;
      const worth = rows.reduce(
        (sum, { scenarioId, score }) => {
          const { xpReward } = list.find(({ id }) => id === scenarioId)!;
          return sum + Math.round((xpReward * (score ?? 0)) / 100);
        },
        held.reduce((sum, { achievement }) => sum + achievement.xpReward, 0),
      );
      expect(user.xp).toBe(worth);
      expect(user.level).toBe(Math.floor(worth / 1000) + 1);
    }
    expect([...acknowledged.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(rounds * 5);
    startTimes.sort((a, b) => a - b);
    expect(startTimes[rounds >> 1]).toBeLessThan(5000);
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  });
});
