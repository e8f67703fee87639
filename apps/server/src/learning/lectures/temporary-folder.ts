import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FolderHeldError, lockFolder } from '../../platform/db/engines/folder-lock.ts';

const prefix = 'rounds-lecture-';
const holder = 'a transcription';
/** A folder that was just created may not be locked yet. In milliseconds. */
const youngest = 10_000;

/** A folder for a copy of a recording, which belongs to this process as long as it lives. */
export async function makeTemporaryFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), prefix));
  const lock = await lockFolder(folder, holder);
  return {
    folder,
    async remove() {
      await lock.release();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Removes folders of processes that were killed while transcribing: nobody else would. */
export async function removeLeftFolders(parent = tmpdir()): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix)) continue;
    const folder = path.join(parent, name);
    try {
      if (Date.now() - (await stat(folder)).mtimeMs < youngest) continue;
      await (await lockFolder(folder, holder)).release();
      await rm(folder, { recursive: true, force: true });
    } catch (error) {
      // In use by a process, another user's, or already gone.
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!(error instanceof FolderHeldError) && !['ENOENT', 'EACCES', 'EPERM'].includes(code)) throw error;
    }
  }
}
