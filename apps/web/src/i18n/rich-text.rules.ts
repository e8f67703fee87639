export interface Piece {
  readonly text: string;
  /** The name of the tag around the text; null outside of one. */
  readonly tag: string | null;
}

/** Cuts "Accept the <terms>Terms</terms>." into its pieces. Tags are not nested. */
export function splitTags(sentence: string): Piece[] {
  const pieces: Piece[] = [];
  let rest = 0;
  for (const match of sentence.matchAll(/<(\w+)>(.*?)<\/\1>/g)) {
    if (match.index > rest) pieces.push({ text: sentence.slice(rest, match.index), tag: null });
    pieces.push({ text: match[2] ?? '', tag: match[1] ?? null });
    rest = match.index + match[0].length;
  }
  if (rest < sentence.length) pieces.push({ text: sentence.slice(rest), tag: null });
  return pieces;
}
