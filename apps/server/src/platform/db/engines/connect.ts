import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { type Config, ConfigError, invalidSetting } from '../../config/config.ts';
import { makePrivateFolder } from '../../private-folder.ts';
import { type Failure, connectionProblem, diskFull, folderProblem } from './connect.rules.ts';
import type { Database } from '../database.ts';
import { FolderHeldError, type FolderLock, lockFolder } from './folder-lock.ts';
import { openPostgres } from './postgres.ts';

/**
 * Opens the configured database, and waits until it answers.
 * @throws FolderHeldError when another process holds the embedded database's folder
 * @throws ConfigError when the database can't be used
 */
export async function connect(config: Config, onError: (error: Error) => void): Promise<Database> {
  return config.databaseUrl === undefined
    ? openFolder(config)
    : openServer(config.databaseUrl, config.databasePool, onError);
}

async function openServer(url: string, pool: number, onError: (error: Error) => void): Promise<Database> {
  // The first error is reported as a sentence, below.
  let isOpen = false;
  const db = openPostgres({ url: withPlainMode(url), pool, onError: (error) => isOpen && onError(error) });
  try {
    await db.check();
    isOpen = true;
    return db;
  } catch (error) {
    void db.close();
    const { host, pathname, username } = new URL(url);
    const user = decodeURIComponent(username);
    const address = { host, user, database: decodeURIComponent(pathname.slice(1)) || user };
    throw invalidSetting('DATABASE_URL', connectionProblem(rootOf(error), address));
  }
}

/** pg currently treats these modes as `verify-full` and warns that this will change, so we ask for `verify-full`. */
function withPlainMode(url: string): string {
  const address = new URL(url);
  const mode = address.searchParams.get('sslmode') ?? '';
  if (!['prefer', 'require', 'verify-ca'].includes(mode) || address.searchParams.has('uselibpqcompat'))
    return url;
  address.searchParams.set('sslmode', 'verify-full');
  return address.href;
}

async function openFolder({ dataDir, publicUrl, port }: Config): Promise<Database> {
  const folder = path.join(dataDir, 'database');
  let lock: FolderLock;
  try {
    lock = await lockFolder(dataDir, publicUrl ?? `http://localhost:${port}`);
    await makePrivateFolder(folder);
  } catch (error) {
    if (error instanceof FolderHeldError) throw error;
    throw invalidSetting('DATA_DIR', folderProblem(error as Failure, dataDir));
  }
  const db = await openEmbedded(folder);
  return {
    ...db,
    // `orm` is a getter that creates its value when first read; spreading keeps only the value.
    orm: db.orm,
    async close() {
      await db.close();
      await lock.release();
    },
  };
}

async function openEmbedded(folder: string): Promise<Database> {
  // Not loaded at all when there is a PostgreSQL server.
  const { openPglite } = await import('./pglite.ts');
  try {
    return await openPglite({ folder });
  } catch (error) {
    // The database's own error doesn't say that the disk is full.
    if (await isFull(folder)) throw invalidSetting('DATA_DIR', diskFull(folder));
    const [reason] = ((error as Partial<Error>).message ?? 'no reason given').split('. ');
    throw new ConfigError(
      `The setting DATA_DIR can't be used: the database in ${folder} can't be opened (${reason}). ` +
        'It is probably damaged: restore it from a backup, or give this server its own DATA_DIR.',
    );
  }
}

/** What the embedded database writes when it opens: a segment of its log. */
const neededToOpen = 16 * 1024 * 1024;

async function isFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < neededToOpen;
}

/** The root cause; the last one where several addresses were tried. */
function rootOf(error: unknown): Failure {
  let root = error as Error;
  while (root.cause instanceof Error) root = root.cause;
  if (root instanceof AggregateError) root = (root.errors.at(-1) as Error | undefined) ?? root;
  return root;
}
