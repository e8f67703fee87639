const isWellFormed = (text: string) => text.isWellFormed() && !text.includes('\0');

/**
 * Finds text in a JSON value that no database stores, in names and values: half of a surrogate pair, or a NUL
 * character.
 * @returns paths such as "answers.0.text"
 */
export const findUnstorableText = (value: unknown): string[] =>
  findTexts((text) => !isWellFormed(text), value);

/** Where a value of JSON has a text, as a name or as a value, of which something holds. @returns paths */
export function findTexts(holds: (text: string) => boolean, value: unknown): string[] {
  const found: string[] = [];
  // With a work list instead of recursion: a value may be nested deeper than the call stack.
  const left: [path: string, value: unknown][] = [['', value]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [path, one] = next;
    if (typeof one === 'string' && holds(one)) found.push(path);
    if (typeof one !== 'object' || one === null) continue;
    for (const [name, inner] of Object.entries(one)) {
      const own = path === '' ? name : `${path}.${name}`;
      if (holds(name)) found.push(own.toWellFormed());
      else left.push([own, inner]);
    }
  }
  return found;
}
