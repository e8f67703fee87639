import type { Segment } from './types.ts';

const shortest = 12;
const longest = 600;
const maxSegments = 3;

export interface QuotedPlace {
  /** The segments that the quote stands in, whole. */
  readonly start: number;
  readonly end: number;
  readonly segments: readonly Segment[];
}

/**
 * Where a note says what somebody quotes from it; null where it doesn't. Spaces, line breaks, quotation marks and dashes may
 * differ, words may not.
 */
export function placeOfQuote(note: string, segments: readonly Segment[], quote: string): QuotedPlace | null {
  const text = quote.trim();
  if (text.length < shortest || text.length > longest) return null;
  const at = fold(note).indexOf(fold(text));
  if (at < 0) return null;
  const [from, to] = placesOf(note, at, fold(text).length);
  const inside = segments.filter(({ start, end, kind }) => start < to && end > from && kind !== 'heading');
  const [first, last] = [inside[0], inside.at(-1)];
  if (!first || !last || inside.length > maxSegments) return null;
  return { start: first.start, end: last.end, segments: inside };
}

/** One character for each that counts, so that a place in the folded text can be found again. */
const foldOne = (character: string): string => {
  if (/[‘’‚‛`´]/u.test(character)) return "'";
  if (/[“”„«»]/u.test(character)) return '"';
  if (/[‐-―−]/u.test(character)) return '-';
  return character.toLowerCase().slice(0, 1);
};

const counts = (character: string) => !/[\s*_]/u.test(character);

const fold = (text: string): string => [...text].filter(counts).map(foldOne).join('');

/** The place in the text of a run of characters that count. */
function placesOf(text: string, from: number, length: number): readonly [number, number] {
  let [seen, at, start] = [0, 0, 0];
  for (const character of text) {
    if (counts(character)) {
      if (seen === from) start = at;
      seen += foldOne(character).length;
      if (seen === from + length) return [start, at + character.length];
    }
    at += character.length;
  }
  return [start, at];
}
