/** A period after these ends no sentence. */
const abbreviations = /(?:\b(?:e\.g|i\.e|vs|approx|no|dr|mr|mrs|ms|st|fig|cf|al|etc)|\b\p{Lu})$/iu;

/** Splits a text into its first sentence and the rest, which may be empty. A decimal point doesn't end a sentence. */
export function firstSentence(text: string): { readonly first: string; readonly rest: string } {
  const whole = text.trim();
  for (const match of whole.matchAll(/[.!?](?=\s+(?:["“(]?[\p{Lu}\d])|\s*$)/gu)) {
    const before = whole.slice(0, match.index);
    if (match[0] === '.' && abbreviations.test(before.split(/\s/).at(-1) ?? '')) continue;
    const end = match.index + 1;
    return { first: whole.slice(0, end), rest: whole.slice(end).trim() };
  }
  return { first: whole, rest: '' };
}
