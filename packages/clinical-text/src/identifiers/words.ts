/** A list of words, in small letters. */
export const setOf = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.flatMap((list) => list.trim().split(/\s+/)));

/** The words of a name, of which a comma may stand between two: "Lopez, Maria". */
export const wordsIn = (name: string): readonly string[] => name.split(/, ?| /);

/** As names are written: "Smith" for "SMITH" and "smith", "O'Brien" for "O'BRIEN". */
export const capitalized = (word: string): string =>
  word === word.toUpperCase() || word === word.toLowerCase()
    ? word.toLowerCase().replaceAll(/(?:^|[-'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
    : word;

/** The words that a text has in small letters. */
export const smallWordsIn = (text: string): Set<string> =>
  new Set(text.match(/(?<![\p{L}\d'’.@_-])\p{Ll}\p{L}+(?![\p{L}@-])/gu));
