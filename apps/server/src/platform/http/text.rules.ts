const isWellFormed = (text: string) => text.isWellFormed() && !text.includes('\0');

/**
 * Where a value of JSON has text that no database takes: with half a surrogate pair or a zero character in it, in a name or
 * in a value.
 * @returns paths such as "answers.0.text"
 */
export const illFormedTexts = (value: unknown): string[] => textsThat((text) => !isWellFormed(text), value);

/** Where a value of JSON has a text, as a name or as a value, of which something holds. @returns paths */
export function textsThat(holds: (text: string) => boolean, value: unknown): string[] {
  const found: string[] = [];
  // By a list of what is still to be looked at: a value may be nested deeper than calls can be.
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
