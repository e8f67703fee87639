import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

/**
 * Every file under the given files and folders, in a stable order.
 * @param {string[]} places absolute paths; missing ones are skipped
 * @param {(relativePath: string) => boolean} [wanted] also called for folders
 * @returns {string[]}
 */
export function filesIn(places, wanted = () => true) {
  return places.flatMap((place) => {
    if (!existsSync(place) || !wanted(path.relative(root, place).replaceAll('\\', '/'))) return [];
    if (!statSync(place).isDirectory()) return [place];
    const inside = readdirSync(place).sort();
    return filesIn(
      inside.map((name) => path.join(place, name)),
      wanted,
    );
  });
}

/** One hash over the names and contents of files, and anything else that matters. */
export function fingerprint(/** @type {string[]} */ files, /** @type {unknown[]} */ ...more) {
  const hash = createHash('sha256').update(JSON.stringify(more));
  for (const file of files) {
    const content = readFileSync(file);
    hash.update(`\n${path.relative(root, file)} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/** A stamp next to a result records what it was made from. */
export const readStamp = (/** @type {string} */ file) =>
  existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
export const writeStamp = (/** @type {string} */ file, /** @type {string} */ value) =>
  writeFileSync(file, `${value}\n`);
