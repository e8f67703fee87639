/** A name that is being typed: the position of its @, and the letters up to the caret. */
export interface OpenMention {
  readonly at: number;
  readonly letters: string;
}

/** The name at the caret; null if none is being typed. Allows the same characters as the contract's mentions. */
export function findOpenMention(text: string, caret: number): OpenMention | null {
  const before = text.slice(Math.max(0, caret - 32), caret);
  const letters = /(?<![\p{L}\p{N}_@./-])@([A-Za-z0-9_.-]{1,30})$/u.exec(before)?.[1];
  return letters === undefined ? null : { at: caret - letters.length - 1, letters };
}

/** The text with the letters replaced by the full name and a space, and the new position of the caret. */
export function completeMention(
  text: string,
  { at, letters }: OpenMention,
  username: string,
): { readonly text: string; readonly caret: number } {
  const rest = text.slice(at + 1 + letters.length);
  const start = `${text.slice(0, at)}@${username} `;
  return { text: start + rest.replace(/^ /, ''), caret: start.length };
}
