import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { makeFolder } from '../../private-folder.ts';

/** Another process has the data folder locked. The message says which one. */
export class FolderHeldError extends Error {}

export interface FolderLock {
  release(): Promise<void>;
}

interface Holder {
  readonly pid: number;
  readonly address: string;
}

/** Keeps the locks referenced: garbage collection would release them. */
const held = new Set<DatabaseSync>();

/**
 * Holds a folder for this process: a lock on a file in it, which the operating system releases when the process ends,
 * however that happens. Node ships with SQLite, which can take such a lock on every system; the file stays empty.
 * @param folder created if missing
 * @param address this server's address, for the message that a second process gets
 * @throws FolderHeldError when a live process holds it
 */
export async function lockFolder(folder: string, address: string): Promise<FolderLock> {
  await makeFolder(folder);
  const lock = new DatabaseSync(path.join(folder, 'server.lock'), { timeout: 0 });
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== busy) throw error;
    throw new FolderHeldError(heldSentence(folder, await readHolder(folder)));
  }
  held.add(lock);
  await writeFile(holderFile(folder), JSON.stringify({ pid: process.pid, address } satisfies Holder));
  return {
    async release() {
      await rm(holderFile(folder), { force: true });
      held.delete(lock);
      lock.close();
    },
  };
}

/** SQLITE_BUSY */
const busy = 5;

const holderFile = (folder: string) => path.join(folder, 'server.json');

/** The process recorded as the holder. One that has just taken the lock may not have recorded itself yet. */
async function readHolder(folder: string): Promise<Holder | undefined> {
  for (let tries = 0; tries < 10; tries += 1) {
    try {
      return JSON.parse(await readFile(holderFile(folder), 'utf8')) as Holder;
    } catch {
      await wait(50);
    }
  }
  return undefined;
}

function heldSentence(folder: string, holder: Holder | undefined): string {
  const who = holder
    ? `the Rounds server at ${holder.address} (process ${holder.pid})`
    : 'another Rounds server';
  return `The data folder ${folder} is held by ${who}. Stop that one first, or give this one its own DATA_DIR.`;
}
