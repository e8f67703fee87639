import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pg from 'pg';
import { startPostgres } from '../../../scripts/postgres.mjs';
import { present } from '../testing/databases.ts';
import { Load } from '../testing/faults/load.ts';
import { SmallDisk, canMount } from '../testing/faults/small-disk.ts';
import { expectConsistentTotals } from '../testing/faults/consistency.ts';
import { writes } from '../testing/faults/writes.ts';
import { clonePostgres } from '../testing/prepared-databases.ts';
import { ServerProcess } from '../testing/server-process.ts';

/** The server that the fault hits, and how to take it down. */
interface FaultTarget {
  /** The address of a PostgreSQL server; without one, the embedded database. */
  readonly url?: string;
  readonly dataDir?: string;
  readonly strike: (server: ServerProcess, load: Load) => Promise<void>;
  readonly close?: () => Promise<void>;
}

interface Fault {
  readonly name: string;
  readonly open: () => Promise<FaultTarget>;
  /** Statuses of 500 and above that are allowed; 0 for a lost connection. */
  readonly failures: readonly number[];
  readonly isPossible?: () => boolean;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const times = (count: number) => Array.from({ length: count }, (_, n) => n);

/** Resolves when a write is acknowledged again, within ten seconds. */
async function recovers(load: Load): Promise<void> {
  const [before, began] = [load.acknowledged, performance.now()];
  while (load.acknowledged < before + 10) {
    expect(performance.now() - began).toBeLessThan(10_000);
    await wait(20);
  }
}

const kills = 20;
async function kill(server: ServerProcess, load: Load): Promise<void> {
  const [orderly, starts] = [server.startMs, [] as number[]];
  for (const n of times(kills)) {
    await recovers(load);
    await wait((n * 137) % 400);
    server.running.child.kill('SIGKILL');
    await server.running.ended;
    await server.start();
    starts.push(server.startMs);
  }
  await recovers(load);
  starts.sort((a, b) => a - b);
  // As after a clean shutdown; on a busy machine that takes a while.
  expect(starts[kills >> 1]).toBeLessThan(Math.max(5000, 2 * orderly));
}

/** A separate PostgreSQL server that keeps what it acknowledged, as in production. */
async function ownServer(
  strike: (cluster: Awaited<ReturnType<typeof startPostgres>>, admin: pg.Client, load: Load) => Promise<void>,
): Promise<FaultTarget> {
  const cluster = await startPostgres({ durable: true });
  const target = new URL(cluster.url);
  const admin = async () => {
    const client = new pg.Client({ connectionString: cluster.url });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  const first = await admin();
  await first.query('create database rounds');
  await first.query(`alter database rounds set lock_timeout = '300ms'`);
  await first.end();
  target.pathname = '/rounds';
  return {
    url: target.href,
    strike: async (_server, load) => {
      const client = await admin();
      await strike(cluster, client, load);
      await client.end().catch(() => undefined);
    },
    close: () => cluster.stop(),
  };
}

const ofTheServer = `from pg_stat_activity where datname = 'rounds' and application_name like 'rounds%'`;

const faults: readonly Fault[] = [
  { name: 'SIGKILL, twenty times, on PGlite', open: () => Promise.resolve({ strike: kill }), failures: [0] },
  {
    name: 'SIGKILL, twenty times, on PostgreSQL',
    open: async () => ({ url: await clonePostgres(), strike: kill }),
    failures: [0],
  },
  {
    name: 'PostgreSQL restarted, twelve times',
    open: () =>
      ownServer(async ({ restart }, _admin, load) => {
        for (const n of times(12)) {
          await wait(300);
          await restart(n % 2 ? 'immediate' : 'fast');
          await recovers(load);
        }
      }),
    failures: [503],
  },
  {
    name: 'connections lost, all at once, thirty times',
    open: () =>
      ownServer(async (_cluster, admin, load) => {
        for (const _ of times(30)) {
          await wait(150);
          await admin.query(`select pg_terminate_backend(pid) ${ofTheServer}`);
          await recovers(load);
        }
      }),
    failures: [503],
  },
  {
    name: 'statements ended for taking too long, and locks not to be had',
    open: () =>
      ownServer(async (_cluster, admin, load) => {
        for (const _ of times(100)) {
          await wait(20);
          await admin.query(`select pg_cancel_backend(pid) ${ofTheServer} and state <> 'idle'`);
        }
        await recovers(load);
        const { user, host, port } = admin;
        const inside = new pg.Client({ user, host, port, database: 'rounds' });
        await inside.connect();
        for (const table of ['users', 'user_progress', 'forum_posts', 'study_groups', 'user_settings']) {
          await inside.query(`begin; lock table ${table} in access exclusive mode`);
          await wait(1000);
          await inside.query('rollback');
          await recovers(load);
        }
        await inside.end();
      }),
    failures: [503],
  },
  {
    name: 'a full disk, on PostgreSQL',
    isPossible: canMount,
    open: async () => {
      const [disk, cluster] = [await SmallDisk.mount('48m'), await startPostgres()];
      return {
        url: await disk.database(cluster.url),
        strike: (_server, load) => fillAndClear(disk, load),
        close: async () => {
          await cluster.stop();
          await disk.remove();
        },
      };
    },
    failures: [507],
  },
  {
    name: 'a full disk, on PGlite',
    isPossible: canMount,
    open: async () => {
      const disk = await SmallDisk.mount('160m');
      return {
        dataDir: `${disk.folder}/data`,
        strike: (_server, load) => fillAndClear(disk, load),
        close: () => disk.remove(),
      };
    },
    failures: [507],
  },
];

async function fillAndClear(disk: SmallDisk, load: Load): Promise<void> {
  await recovers(load);
  await disk.fill();
  // Existing pages still have room.
  const began = performance.now();
  while (!load.statuses.has(507)) {
    expect(performance.now() - began).toBeLessThan(60_000);
    await wait(20);
  }
  await wait(3000);
  await disk.clear();
  await recovers(load);
}

for (const { name, open, failures, isPossible = () => true } of faults) {
  describe.skipIf(!isPossible())(name, () => {
    let place: FaultTarget | undefined;
    let server: ServerProcess | undefined;
    let load: Load | undefined;
    beforeAll(async () => {
      place = await open();
      const { url, dataDir, strike } = place;
      const env = { TRUST_PROXY: 'loopback', ...(dataDir !== undefined && { DATA_DIR: dataDir }) };
      // The first start creates the database, so that there is something to work with.
      server = await ServerProcess.start(url, env);
      expect(await server.stop()).toBe(0);
      const prepared = await server.inDatabase(async (db) => {
        const all = [];
        for (const write of writes) all.push({ write, begin: await write.prepare(db, new Date()) });
        return all;
      });
      await server.start();
      load = new Load(() => present(server).client);
      for (const { write, begin } of prepared)
        load.begin(write.name, await begin(server.client), write.workers);
      await load.underWay();
      await strike(server, load);
      await load.end();
      expect(server.isAlive).toBe(true);
      expect(await server.stop()).toBe(0);
    }, 600_000);
    afterAll(async () => {
      await server?.remove();
      await place?.close?.();
    });

    it.each(writes)('neither loses nor duplicates any of the $name that it acknowledged', ({ name, check }) =>
      present(server).inDatabase((db) => check(db, present(load).records.get(name)!)),
    );

    it('keeps every total equal to the sum of its parts', () =>
      present(server).inDatabase(expectConsistentTotals));

    it(`is answered with nothing worse than ${failures.join(', ')}`, () => {
      const worst = [...present(load).statuses].filter((status) => status === 0 || status >= 500);
      expect(worst).toEqual([...failures]);
    });
  });
}
