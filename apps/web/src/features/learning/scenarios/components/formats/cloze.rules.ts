/** A part of a passage with gaps: text, or a gap with the punctuation that must stay on its line. */
export type ClozePart =
  { readonly text: string } | { readonly gap: number; readonly before: string; readonly after: string };

/** The passage as text and gaps by turns; `{1}` is gap 0. */
export function clozeParts(passage: string): readonly ClozePart[] {
  const pieces = passage.split(/\{(\d{1,2})\}/);
  return pieces.map((piece, at) => {
    if (at % 2 === 0) {
      const rest = at > 0 ? piece.slice(closing(piece).length) : piece;
      return { text: at < pieces.length - 1 ? rest.slice(0, rest.length - opening(rest).length) : rest };
    }
    return {
      gap: Number(piece) - 1,
      before: opening(pieces[at - 1] ?? ''),
      after: closing(pieces[at + 1] ?? ''),
    };
  });
}

const closing = (text: string) => /^[.,;:!?%)\]’”'"]+/.exec(text)?.[0] ?? '';
function opening(text: string): string {
  let start = text.length;
  while (start > 0 && '([‘“'.includes(text.charAt(start - 1))) start -= 1;
  return text.slice(start);
}
