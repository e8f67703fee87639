import type { PoolTerm } from '../notes/note-index.ts';
import type { Rival } from './distractors.ts';

/**
 * The three most tempting rivals. Where these would leave the key the longest by far, a longer one that tempts less takes the place
 * of the shortest; where they would leave it the shortest, a shorter one that of the last.
 */
export function asLong(rivals: readonly Rival[], { surface, parts }: PoolTerm): readonly Rival[] {
  const chosen = rivals.slice(0, 3);
  const mean = () => chosen.reduce((sum, { text }) => sum + text.length, 0) / chosen.length;
  for (const rival of rivals.slice(3)) {
    if (parts.length === 1 || surface.length <= 1.3 * mean()) break;
    const lengths = chosen.map(({ text }) => text.length);
    const shortest = lengths.indexOf(Math.min(...lengths));
    if (rival.text.length > (lengths[shortest] ?? 0)) chosen[shortest] = rival;
  }
  if (chosen.every(({ text }) => text.length > surface.length)) {
    const shorter = rivals.slice(3).find(({ text }) => text.length <= surface.length);
    if (shorter) chosen[2] = shorter;
  }
  return chosen;
}

/**
 * So that what the note speaks of most is not the answer: where the key is that, one as frequent takes the place of the least frequent.
 */
export function asOften(
  chosen: readonly Rival[],
  rivals: readonly Rival[],
  often: (name: string) => number,
  key: string,
): readonly Rival[] {
  const own = often(key);
  if (chosen.some((rival) => often(rival.key) >= own)) return chosen;
  const next = rivals.find((rival) => !chosen.includes(rival) && often(rival.key) >= own);
  if (!next) return chosen;
  const counts = chosen.map((rival) => often(rival.key));
  return chosen.with(counts.indexOf(Math.min(...counts)), next);
}
