import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { chown, mkdir, mkdtemp, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { register } from '@rounds/contract/accounts';
import { listProgress, recordProgress } from '@rounds/contract/progress';
import { listScenarios } from '@rounds/contract/scenarios';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cluster, startPostgres } from '../../../scripts/postgres.mjs';
import { Client, overHttp } from '../testing/client.ts';
import { present } from '../testing/databases.ts';
import { completionOf, newAccount } from '../testing/factories.ts';
import { type Running, run } from '../testing/processes.ts';

/** The size of a disk of its own that is soon full. */
const disk = { pglite: '96m', postgres: '16m' } as const;
type Kind = keyof typeof disk;

let cluster: Cluster | undefined;
let root = '';
const mounted: string[] = [];
const running: Running[] = [];

/** Only whoever may mount a disk can try this; elsewhere the report counts it as skipped. */
function canMount(): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'rounds-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function mount(kind: Kind): Promise<string> {
  const folder = path.join(root, kind);
  await mkdir(folder);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${disk[kind]},mode=755`, 'tmpfs', folder]);
  mounted.push(folder);
  return folder;
}

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'rounds-full-'));
  execFileSync('chmod', ['755', root]);
  cluster = await startPostgres();
});
afterAll(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGTERM');
    await ended;
  }
  await cluster?.stop();
  for (const folder of mounted) execFileSync('umount', [folder]);
  await rm(root, { recursive: true });
});

/** A database that lives on the small disk; answers its address. */
async function databaseOn(folder: string): Promise<string> {
  const { url } = present(cluster);
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  try {
    const { rows } = await server.query<{ data_directory: string }>('show data_directory');
    const { uid, gid } = await stat(rows[0]!.data_directory);
    const place = path.join(folder, 'space');
    await mkdir(place);
    await chown(place, uid, gid);
    await server.query(`create tablespace small location '${place}'`);
    await server.query('create database small tablespace small');
  } finally {
    await server.end();
  }
  return new URL('/small', url).href;
}

async function fill(folder: string): Promise<string> {
  const filler = path.join(folder, 'filler');
  const { bavail, bsize } = await statfs(folder);
  await writeFile(filler, Buffer.alloc(bavail * bsize));
  return filler;
}

describe.skipIf(!canMount())('a disk that is full', () => {
  it.each(['postgres', 'pglite'] as const)(
    'refuses what it can’t keep, keeps what it said, and recovers (%s)',
    async (kind) => {
      const folder = await mount(kind);
      const env = {
        ...{ PORT: '0', DEMO: 'off', DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'error' },
        ...(kind === 'postgres' && { DATABASE_URL: await databaseOn(folder) }),
      };
      const server = run('src/main.ts', { cwd: root, env });
      running.push(server);
      const [, port] = /http:\/\/localhost:(\d+)/.exec(await server.printed('listening on')) ?? [];
      const client = new Client(overHttp(`http://127.0.0.1:${port}`));
      const { token } = (await client.call(register, { body: newAccount() })).body;
      const learner = client.as(token);
      const list = (await learner.call(listScenarios)).body;
      const statuses: number[] = [];
      const acknowledged = new Map<number, number>();
      let sent = 0;
      const write = async () => {
        const scenario = list[sent % list.length]!;
        sent += 1;
        const { status } = await learner.call(recordProgress, {
          body: completionOf(scenario, { right: sent % 6 }),
        });
        statuses.push(status);
        if (status === 200) acknowledged.set(scenario.id, (acknowledged.get(scenario.id) ?? 0) + 1);
        return status;
      };

      expect(await write()).toBe(200);
      const filler = await fill(folder);
      // Pages that are there already still have room.
      for (let count = 0; count < 3000 && (await write()) === 200; count += 1);
      for (let count = 0; count < 20; count += 1) await write();
      expect(new Set(statuses.filter((status) => status !== 200))).toEqual(new Set([507]));

      await rm(filler);
      const began = performance.now();
      while ((await write()) !== 200) expect(performance.now() - began).toBeLessThan(10_000);
      const rows = (await learner.call(listProgress, { query: { limit: 200 } })).body;
      for (const { scenarioId, attempts } of rows) expect(attempts).toBe(acknowledged.get(scenarioId));
    },
  );
});
