import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import { prepareSearch } from '../src/community/forum/search-index.service.ts';
import { loadRewards } from '../src/rewards/store/store.content.ts';
import { loadScenarios } from '../src/learning/scenarios/scenarios.service.ts';
import type { Database } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/schema/migrate.ts';
import { openPglite } from '../src/platform/db/engines/pglite.ts';
import { openPostgres } from '../src/platform/db/engines/postgres.ts';
import { testClock } from './clock.ts';

/** Three scenarios with known keys. */
export const contentFolder = fileURLToPath(new URL('content', import.meta.url));

/** The real store content. */
const rewardsFile = fileURLToPath(new URL('../../../content/rewards.yaml', import.meta.url));

/** The prefix of every database name of this run. */
const prefix = () => path.basename(inject('testRunFolder')).toLowerCase();
const templateName = () => `${prefix()}_template`;

/** A name that no other database of the run has, whichever process or copy of this module asks for it. */
export const newDatabaseName = (): string => `${prefix()}_${randomBytes(8).toString('hex')}`;

export function databaseUrl(name: string): string {
  const url = new URL(inject('testDatabaseUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs statements on the server's own database, under a lock, so that two workers prepare something only once. */
export async function withAdminClient<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: inject('testDatabaseUrl') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function prepare(db: Database): Promise<void> {
  await migrate(db);
  await prepareSearch(db, { warn: (sentence: unknown) => fail(new Error(String(sentence))) });
  await loadScenarios(db, testClock(), contentFolder);
  await loadRewards(db, rewardsFile);
}

/** Copies the template, migrated and with the test content. Returns the new database's address. */
export async function clonePostgres(): Promise<string> {
  const name = newDatabaseName();
  await withAdminClient(async (client) => {
    await client.query('select pg_advisory_lock(7061)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [templateName()]);
    if (!rowCount) await makeTemplate(client);
    await client.query('select pg_advisory_unlock(7061)');
    await client.query(`create database ${name} template ${templateName()}`);
  });
  return databaseUrl(name);
}

async function makeTemplate(client: pg.Client): Promise<void> {
  const draft = `${templateName()}_draft`;
  await client.query(`create database ${draft}`);
  const db = openPostgres({ url: databaseUrl(draft), pool: 2, onError: fail });
  await prepare(db);
  await db.close();
  await client.query(`alter database ${draft} rename to ${templateName()}`);
}

const dumpFile = () => path.join(inject('testRunFolder'), 'prepared.tar');
const folderOf = (file: string) => `${file}.folder`;

let dump: Promise<Blob> | undefined;

/** The dump that every embedded test database starts from, read once per worker. */
export const pgliteDump = (): Promise<Blob> => (dump ??= readDump());

async function readDump(): Promise<Blob> {
  const file = dumpFile();
  await ensureDump(file);
  return new Blob([await readFile(file)]);
}

/** Unpacks the dump into a data folder, for a process whose test isn't about creating a database. */
export async function prepareFolder(dataDir: string): Promise<void> {
  const file = dumpFile();
  await ensureDump(file);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await cp(folderOf(file), path.join(dataDir, 'database'), { recursive: true });
}

async function ensureDump(file: string): Promise<void> {
  if (!existsSync(file)) {
    await withAdminClient(async (client) => {
      await client.query('select pg_advisory_lock(7062)');
      if (!existsSync(file)) await makeDump(file);
    });
  }
}

async function makeDump(file: string): Promise<void> {
  const folder = folderOf(file);
  const db = await openPglite({ folder });
  await prepare(db);
  await lighten(db);
  await db.close();
  const reopened = await PGlite.create(folder);
  const dump = await reopened.dumpDataDir('none');
  await reopened.close();
  await writeFile(`${file}.draft`, Buffer.from(await dump.arrayBuffer()));
  await rename(`${file}.draft`, file);
}

/**
 * Opening an embedded database spends half its time on things that tests don't use, so this drops the template
 * databases and shrinks the shared buffers to a quarter, which is plenty.
 */
async function lighten(db: Database): Promise<void> {
  await db.run("update pg_database set datistemplate = false where datname in ('template0', 'template1')");
  for (const name of ['template0', 'template1']) await db.run(`drop database ${name}`);
  await db.run("alter system set shared_buffers = '32MB'");
}

/** For connections that should see no error. */
export const fail = (error: Error): never => {
  throw error;
};
