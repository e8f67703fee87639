import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** A path in the repository. */
export const at = (/** @type {string[]} */ ...parts) => path.join(root, ...parts);

/** A path for files that may be deleted at any time and are recreated; its folder exists afterwards. */
export function inCache(/** @type {string[]} */ ...parts) {
  const file = at('.cache', ...parts);
  mkdirSync(path.dirname(file), { recursive: true });
  return file;
}
