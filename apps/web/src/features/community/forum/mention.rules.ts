/** A name that is being written: where its @ stands, and the letters behind it up to the caret. */
export interface OpenMention {
  readonly at: number;
  readonly letters: string;
}

/** The name under the caret; null where none is being written. The same letters as a mention of the contract. */
export function findOpenMention(text: string, caret: number): OpenMention | null {
  const before = text.slice(Math.max(0, caret - 32), caret);
  const letters = /(?<![\p{L}\p{N}_@./-])@([A-Za-z0-9_.-]{1,30})$/u.exec(before)?.[1];
  return letters === undefined ? null : { at: caret - letters.length - 1, letters };
}

/** The text with the whole name and a space in place of the letters, and where the caret goes. */
export function completeMention(
  text: string,
  { at, letters }: OpenMention,
  username: string,
): { readonly text: string; readonly caret: number } {
  const rest = text.slice(at + 1 + letters.length);
  const start = `${text.slice(0, at)}@${username} `;
  return { text: start + rest.replace(/^ /, ''), caret: start.length };
}
