import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { reportMissingMedia } from '../../../scripts/lib/media.mjs';
import { startPostgres } from '../../../scripts/postgres.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL server on which tests may create databases as a superuser. */
    testDatabaseUrl: string;
    /** A folder for this run; the run's databases are named after it. */
    testRunFolder: string;
  }
}

/** Gives the tests their PostgreSQL: that of TEST_DATABASE_URL, or a private one for the duration of the run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rounds_test_'));
  project.provide('testRunFolder', folder);
  reportMissingMedia();
  const given = process.env['TEST_DATABASE_URL'];
  const cluster = given ? undefined : await startPostgres();
  const url = given ?? cluster?.url ?? '';
  project.provide('testDatabaseUrl', url);
  return async () => {
    await (cluster ? cluster.stop() : dropDatabases(url, path.basename(folder).toLowerCase()));
    await rm(folder, { recursive: true, force: true });
  };
}

async function dropDatabases(url: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  for (const { name } of rows) await client.query(`drop database ${pg.escapeIdentifier(name)} with (force)`);
  await client.end();
}
