const isWellFormed = (text: string) => text.isWellFormed() && !text.includes('\0');

/**
 * Finds text in a JSON value, in names and values, that PostgreSQL can't store: half a surrogate pair, or a NUL
 * character.
 * @returns paths such as "answers.0.text"
 */
export const findUnstorableText = (value: unknown): string[] =>
  findTexts((text) => !isWellFormed(text), value);

/** Finds the texts in a JSON value, in names and values, that meet a condition. @returns their paths */
export function findTexts(holds: (text: string) => boolean, value: unknown): string[] {
  const found: string[] = [];
  // Uses a work list, not recursion, since a value may be nested deeper than the call stack.
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
