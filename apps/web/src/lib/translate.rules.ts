/** Strings of one namespace: nested objects of sentences, in i18next's JSON format. */
export interface Strings {
  readonly [key: string]: string | Strings;
}

export type Values = Readonly<Record<string, string | number>>;

function lookUp(strings: Strings | undefined, path: string): string | undefined {
  let found: string | Strings | undefined = strings;
  for (const part of path.split('.')) {
    if (typeof found !== 'object') return undefined;
    found = found[part];
  }
  return typeof found === 'string' ? found : undefined;
}

/** The sentence at `path`; with a `count`, the plural form that the language asks for (`path_one`, `path_other`). */
export function findString(
  strings: Strings | undefined,
  path: string,
  language: string,
  count?: string | number,
): string | undefined {
  if (typeof count !== 'number') return lookUp(strings, path);
  const form = new Intl.PluralRules(language).select(count);
  return lookUp(strings, `${path}_${form}`) ?? lookUp(strings, `${path}_other`) ?? lookUp(strings, path);
}

/** Puts values in place of `{{name}}`. Numbers are written as the language writes them; unknown names stay. */
export function interpolate(sentence: string, values: Values, language: string): string {
  return sentence.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => {
    const value = values[name];
    if (typeof value === 'number') return new Intl.NumberFormat(language).format(value);
    return value ?? whole;
  });
}

export interface Piece {
  readonly text: string;
  /** The name of the tag around the text; null outside of one. */
  readonly tag: string | null;
}

/** Cuts "Accept the <terms>Terms</terms>." into its pieces. Tags are not nested. */
export function piecesOf(sentence: string): Piece[] {
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
