import path from 'node:path';
import type { Config } from '../config/config.ts';
import type { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { openPostgres } from './postgres.ts';

/**
 * The database that the configuration names.
 * @throws FolderHeldError when another process holds the embedded database's folder
 */
export async function connect(config: Config, onError: (error: Error) => void): Promise<Database> {
  if (config.databaseUrl !== undefined) {
    return openPostgres({ url: config.databaseUrl, pool: config.databasePool, onError });
  }
  const lock = await lockFolder(config.dataDir, config.publicUrl ?? `http://localhost:${config.port}`);
  // Who has a server does not load the other database.
  const { openPglite } = await import('./pglite.ts');
  const db = await openPglite({ folder: path.join(config.dataDir, 'database') });
  return {
    ...db,
    // Spread copies the getter's value; reading it once here is what makes it.
    orm: db.orm,
    async close() {
      await db.close();
      await lock.release();
    },
  };
}
