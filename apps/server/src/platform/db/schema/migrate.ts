import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { invalidSetting } from '../../config/config.ts';
import { type Database, type Sql, sqlState } from '../database.ts';
import { replaceFunctions } from './functions.ts';

const folder = fileURLToPath(new URL('../../../../migrations', import.meta.url));

/**
 * The lock for everything that a process does to the database at startup. Any number will do, but it must never change.
 */
const startLock = 7_061_998;

/**
 * Runs `work` in a transaction that no other starting process shares: the second waits for the first.
 * @throws whatever `work` throws, after rolling back
 */
export async function withStartupLock<T>(db: Database, work: (tx: Sql) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    // Migrating large tables takes long, and so may the process before us.
    await tx.run('set local statement_timeout = 0');
    await tx.run(`select pg_advisory_xact_lock(${startLock})`);
    return work(tx);
  });
}

/**
 * Applies the migrations that this database still lacks, in order and all or nothing, and updates the stored functions.
 * Returns the migrations' names.
 * @throws ConfigError when the database's user lacks the permission
 */
export async function migrate(db: Database): Promise<string[]> {
  try {
    return await applyMigrations(db);
  } catch (error) {
    if (sqlState(error) !== insufficientPrivilege) throw error;
    throw invalidSetting(
      'DATABASE_URL',
      `its user may not create tables in that database (${(error as Error).message})`,
    );
  }
}

const insufficientPrivilege = '42501';

async function applyMigrations(db: Database): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return withStartupLock(db, async (tx) => {
    await tx.run(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const rows = await tx.run<{ name: string }>('select name from migrations');
    const seen = new Set(rows.map((row) => row.name));
    const fresh = files.filter((name) => !seen.has(name));
    for (const name of fresh) {
      await tx.run(await readFile(path.join(folder, name), 'utf8'));
      await tx.run('insert into migrations (name) values ($1)', [name]);
    }
    await replaceFunctions(tx);
    return fresh;
  });
}
