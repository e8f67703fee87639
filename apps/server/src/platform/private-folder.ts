import { existsSync } from 'node:fs';
import { chmod, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** For the user who runs the server, and nobody else. */
const ownerOnly = 0o700;
const others = 0o077;

/**
 * Makes a folder and its parents, for this user only. An existing folder is left as it is. Node's own recursive `mkdir`
 * never ends where a folder can't be made though its parent exists, as in /proc.
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: ownerOnly });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    const parent = path.dirname(folder);
    if (code !== 'ENOENT' || existsSync(parent)) throw error;
    await makeFolder(parent);
    await mkdir(folder, { mode: ownerOnly });
  }
}

/** Makes a folder that only this user can enter, and closes an existing one to others. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await makeFolder(folder);
  // Only its owner can close another user's folder.
  if (((await stat(folder)).mode & others) !== 0) await chmod(folder, ownerOnly).catch(() => undefined);
}
