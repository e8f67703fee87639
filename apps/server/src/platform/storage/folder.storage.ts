import { createReadStream, createWriteStream } from 'node:fs';
import { link, open, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makePrivateFolder } from '../private-folder.ts';
import { FileMissing, type Storage, checkKey } from './storage.ts';

/** Files in a folder of this machine. One is written beside its place and moved there when it is whole and on the disk. */
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
      const file = await open(placeOf(key)).catch((error: unknown) => {
        const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
        throw isMissing ? new FileMissing('There is no such file', { cause: error }) : error;
      });
      return createReadStream('', { fd: file, ...range });
    },
    async remove(key) {
      const place = placeOf(key);
      // A process that was killed leaves the part that it had.
      await rm(`${place}.part`, { force: true });
      await rm(place, { force: true });
    },
  };
}
