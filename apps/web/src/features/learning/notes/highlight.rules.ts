import type { NoteAnalysis, Span } from '@rounds/contract/learning/notes';

/** A term, and where it stands. */
export type PlacedTerm = Pick<NoteAnalysis['keyTerms'][number], 'term' | 'places'>;

/** A piece of a note's text; `term` is the index of the key term that it contains. */
export interface Piece {
  readonly text: string;
  readonly start: number;
  readonly term: number | null;
}

/** What of a place isn't covered by others. */
const uncovered = (place: Span, others: readonly Span[]): Span[] =>
  others.reduce<Span[]>(
    (rest, other) =>
      rest.flatMap(({ start, end }) => [
        ...(start < other.start ? [{ start, end: Math.min(end, other.start) }] : []),
        ...(end > other.end ? [{ start: Math.max(start, other.end), end }] : []),
      ]),
    [place],
  );

/**
 * Cuts a note where its key terms occur. Of overlapping places, the first stays; of two that begin together, the
 * longer.
 * @param first a term all of whose places stay; of what they overlap, the rest stays
 */
export function piecesOf(
  text: string,
  keyTerms: readonly PlacedTerm[],
  first: number | null = null,
): Piece[] {
  const kept = first === null ? [] : (keyTerms[first]?.places ?? []);
  const places = keyTerms
    .flatMap((keyTerm, term) =>
      keyTerm.places.flatMap((place) =>
        (term === first ? [place] : uncovered(place, kept)).map(({ start, end }) => ({ start, end, term })),
      ),
    )
    .filter(({ start, end }) => start < end && end <= text.length)
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

/** A line of a note for reading: without Markdown's characters. */
export interface Line {
  readonly start: number;
  readonly kind: 'heading' | 'item' | 'text';
  readonly pieces: readonly Piece[];
}

/** A note for reading, line by line, with its key terms in place. */
export function linesOf(text: string, pieces: readonly Piece[]): Line[] {
  const lines: { start: number; pieces: Piece[] }[] = [{ start: 0, pieces: [] }];
  for (const { text: piece, start, term } of pieces) {
    let at = start;
    piece.split('\n').forEach((part, index) => {
      if (index > 0) lines.push({ start: at, pieces: [] });
      lines.at(-1)?.pieces.push({ text: part, start: at, term });
      at += part.length + 1;
    });
  }
  return lines.map(({ start, pieces: parts }) => {
    const [sign = '', mark = ''] = /^[ \t]*(#{1,6}|>|[-*+•])[ \t]+/.exec(lineAt(text, start)) ?? [];
    return {
      start,
      kind: mark.startsWith('#') ? 'heading' : mark === '' || mark === '>' ? 'text' : 'item',
      pieces: parts
        .map((piece) => ({
          ...piece,
          text: withoutInlineMarkdown(piece.text.slice(signIn(piece, start + sign.length))),
        }))
        .filter((piece) => piece.text !== ''),
    };
  });
}

/** The cells of a table's rows; the first row is the header. */
export interface Table {
  readonly start: number;
  readonly rows: readonly { readonly start: number; readonly cells: readonly (readonly Piece[])[] }[];
}

const isRow = (line: string) => /^\s*\|.*\|\s*$/.test(line);
const isRule = (line: string) => isRow(line) && line.includes('-') && /^[\s|:-]+$/.test(line);

/** A note's lines, with those of a Markdown table as one. */
export function blocksOf(text: string, pieces: readonly Piece[]): (Line | Table)[] {
  const lines = linesOf(text, pieces);
  const written = lines.map(({ start }) => lineAt(text, start));
  const blocks: (Line | Table)[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    if (!isRow(written[at] ?? '') || !isRule(written[at + 1] ?? '')) {
      blocks.push(line);
      continue;
    }
    const rows = [line];
    for (at += 2; isRow(written[at] ?? ''); at += 1) rows.push(...lines.slice(at, at + 1));
    at -= 1;
    blocks.push({
      start: line.start,
      rows: rows.map((row) => ({ start: row.start, cells: cellsOf(row.pieces) })),
    });
  }
  return blocks;
}

/** The text between a row's bars; a bar after a backslash is an ordinary character. */
function cellsOf(pieces: readonly Piece[]): Piece[][] {
  const cells: Piece[][] = [[]];
  for (const { text, start, term } of pieces) {
    let at = start;
    text.split(/(?<!\\)\|/).forEach((part, index) => {
      if (index > 0) cells.push([]);
      if (part !== '') cells.at(-1)?.push({ text: part.replaceAll('\\|', '|'), start: at, term });
      at += part.length + 1;
    });
  }
  return cells.slice(1, -1);
}

/** A part of a line without Markdown's inline formatting. */
export const withoutInlineMarkdown = (text: string): string => text.replace(/\*\*|__|`/g, '');

function lineAt(text: string, start: number): string {
  const end = text.indexOf('\n', start);
  return text.slice(start, end < 0 ? undefined : end);
}

/** How much of a piece belongs to the marker at the beginning of its line. */
const signIn = ({ start }: Piece, signEnd: number) => Math.max(0, signEnd - start);
