import type { PoolTerm } from '../notes/note-index.ts';
import { wordsOf } from '../notes/words.ts';
import { root } from '../text/tokens.ts';
import type { Rival } from './distractors.ts';

/**
 * Whether a word of the key, or one made from it, stands in the stem, which would give it away. A word that all the others share
 * gives nothing away.
 */
export function isLeaked(stem: string, { surface, parts: all }: PoolTerm, rivals: readonly Rival[]): boolean {
  const parts = all.filter((part) => !rivals.every(({ key }) => key.split(' ').includes(part)));
  const words = new Set(wordsOf(stem).flatMap((word) => word.key.split(' ')));
  const initials = parts.map((word) => word[0]?.toUpperCase()).join('');
  if (
    initials.length > 1 &&
    new RegExp(String.raw`(?<!\p{L})${initials.replace(/[^A-Z]/g, '')}s?(?!\p{L})`, 'u').test(stem) &&
    /^[A-Z]+$/.test(initials)
  )
    return true;
  if (/^[A-Z]{2,6}$/.test(surface) && initialsIn(stem).includes(surface)) return true;
  const long = [...words].filter((word) => word.length > 4);
  return parts.some(
    (part) =>
      (part.length > 2 && words.has(part)) ||
      (part.length > 4 &&
        long.some(
          (word) =>
            word.includes(part) ||
            part.includes(word) ||
            root(word) === root(part) ||
            (root(word).length > 3 && part.includes(root(word))) ||
            (word.length > 6 && part.length > 6 && part.startsWith(word.slice(0, 6))),
        )),
  );
}

const initialsIn = (text: string): string =>
  wordsOf(text)
    .map(({ raw }) => raw[0]?.toUpperCase() ?? '')
    .join('');
