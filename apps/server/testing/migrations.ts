import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '../src/platform/db/database.ts';

const folder = fileURLToPath(new URL('../migrations', import.meta.url));

/** Names of all migrations, in order. */
export const migrationFiles = async (): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();

/** Applies the migrations before the named one, runs `work`, and then applies that one. */
export async function migrateUpTo(db: Database, ending: string, work: () => Promise<unknown>): Promise<void> {
  for (const name of await migrationFiles()) {
    const isLast = name.endsWith(ending);
    if (isLast) await work();
    await db.run(await readFile(path.join(folder, name), 'utf8'));
    if (isLast) return;
  }
  throw new Error(`No migration ends with ${ending}`);
}
