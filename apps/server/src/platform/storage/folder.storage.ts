import { createReadStream, createWriteStream } from 'node:fs';
import { link, open, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makePrivateFolder } from '../private-folder.ts';
import { FileMissing, type Pieces, type Storage, checkKey } from './storage.ts';

/** How much of the disk uploads leave free: the database and the system write there too, and stop when it is full. */
const left = { bytes: 2 * 1024 * 1024 * 1024, part: 0.05 };

/**
 * Files in a folder of this machine. A file is written next to its final place, and moved there once it is complete and
 * synced to disk.
 */
export function openFolder(folder: string): Storage {
  const placeOf = (key: string) => path.join(folder, checkKey(key));
  return {
    async put(key, content) {
      const place = placeOf(key);
      await makePrivateFolder(folder);
      const part = `${place}.part`;
      try {
        await pipeline(content, createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }));
        await link(part, place);
        return (await stat(place)).size;
      } finally {
        await rm(part, { force: true });
      }
    },
    async read(key, range) {
      const file = await open(placeOf(key)).catch(missing);
      return createReadStream('', { fd: file, ...range });
    },
    async remove(key) {
      const place = placeOf(key);
      // A killed process leaves a partial file behind.
      await rm(`${place}.part`, { force: true });
      await rm(place, { force: true });
    },
    async checkRoom(bytes, promised = []) {
      await makePrivateFolder(folder);
      const lacking = await Promise.all(
        promised.map(async ({ key, size }) => Math.max(0, size - (await storedBytes(() => placeOf(key))))),
      );
      const taken = lacking.reduce((sum, one) => sum + one, bytes);
      const { bsize, blocks, bavail } = await statfs(folder);
      if (bavail * bsize - taken < Math.min(left.bytes, blocks * bsize * left.part))
        throw Object.assign(new Error('The disk of the files is nearly full'), { code: 'ENOSPC' });
    },
    pieces: piecesIn(folder, placeOf),
  };
}

/**
 * How much of a file is on the disk, complete or not. A missing file or an impossible key counts as 0 bytes, so that it
 * can't stop other people's uploads.
 */
async function storedBytes(placeOf: () => string): Promise<number> {
  try {
    const place = placeOf();
    const { size } = await stat(`${place}.part`).catch(() => stat(place));
    return size;
  } catch {
    return 0;
  }
}

/** Pieces are appended to the same partial file, whose size says how much has arrived. */
function piecesIn(folder: string, placeOf: (key: string) => string): Pieces {
  const partOf = (key: string) => `${placeOf(key)}.part`;
  return {
    async start(key) {
      await makePrivateFolder(folder);
      await (await open(partOf(key), 'a', 0o600)).close();
    },
    async size(key) {
      const part = await stat(partOf(key)).catch(() => stat(placeOf(key)).catch(missing));
      return part.size;
    },
    async append(key, from, content) {
      const part = partOf(key);
      await pipeline(content, createWriteStream(part, { flags: 'r+', start: from, flush: true }));
      return (await stat(part).catch(missing)).size;
    },
    async finish(key) {
      // Once it has been moved, there is no partial file.
      await rename(partOf(key), placeOf(key)).catch(() => stat(placeOf(key)).catch(missing));
    },
  };
}

function missing(error: unknown): never {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  throw isMissing ? new FileMissing('There is no such file', { cause: error }) : error;
}
