export interface TextPiece {
  readonly text: string;
  /** Whether it is a web address. */
  readonly isLink: boolean;
}

/** An https address, without the full stop, the bracket or the quotation mark that its sentence puts behind it. */
const address = /https?:\/\/[^\s<>"'“”«»]+[^\s<>"'“”«».,;:!?)\]}]/g;

/** Cuts a text into its web addresses and what stands between them; nothing is lost or changed. */
export function piecesOfText(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    if (index > end) pieces.push({ text: text.slice(end, index), isLink: false });
    pieces.push({ text: found, isLink: true });
    end = index + found.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isLink: false });
  return pieces;
}
