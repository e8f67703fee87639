import type { NoteAnalysis } from '@rounds/contract/learning/notes';

/** A piece of a note's text; `term` is the index of the key term that it names. */
export interface Piece {
  readonly text: string;
  readonly start: number;
  readonly term: number | null;
}

/**
 * Cuts a note where its key terms stand. Of places that overlap, the first stays, and of two that begin together the longer.
 * @param first a term whose places stay whatever they overlap
 */
export function piecesOf(
  text: string,
  keyTerms: NoteAnalysis['keyTerms'],
  first: number | null = null,
): Piece[] {
  const kept = first === null ? [] : (keyTerms[first]?.places ?? []);
  const places = keyTerms
    .flatMap((keyTerm, term) => keyTerm.places.map(({ start, end }) => ({ start, end, term })))
    .filter(({ start, end }) => start < end && end <= text.length)
    .filter(
      ({ start, end, term }) => term === first || !kept.some((own) => start < own.end && own.start < end),
    )
    .toSorted((one, other) => one.start - other.start || other.end - one.end);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end, term } of places) {
    if (start < at) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), start: at, term: null });
    pieces.push({ text: text.slice(start, end), start, term });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), start: at, term: null });
  return pieces;
}
