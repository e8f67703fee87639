const isWellFormed = (text: string) => text.isWellFormed() && !text.includes('\0');

/**
 * Where a value of JSON has text that no database takes: with half a surrogate pair or a zero character in it, in a name or
 * in a value.
 * @returns paths such as "answers.0.text"
 */
export function findUnstorableText(value: unknown): string[] {
  const found: string[] = [];
  // By a list of what is still to be looked at: a value may be nested deeper than calls can be.
  const left: [path: string, value: unknown][] = [['', value]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [path, one] = next;
    if (typeof one === 'string' && !isWellFormed(one)) found.push(path);
    if (typeof one !== 'object' || one === null) continue;
    for (const [name, inner] of Object.entries(one)) {
      const own = path === '' ? name : `${path}.${name}`;
      if (isWellFormed(name)) left.push([own, inner]);
      else found.push(own.toWellFormed());
    }
  }
  return found;
}
