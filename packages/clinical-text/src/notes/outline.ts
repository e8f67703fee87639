/** Where on a line of an outline its text begins, and whether it has a Roman numeral: "II. The waves", "D. T wave". */
export interface OutlineMark {
  readonly from: number;
  readonly isRoman: boolean;
}

interface Run {
  readonly places: { readonly index: number; readonly mark: OutlineMark }[];
  last: number;
}

const marked = /^(\s*)\(?(\p{Lu}|\p{Ll}|[IVX]{2,5}|[ivx]{2,5})([.)])\s+(?=\S)/u;
const romans = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv'.split(' ');

/**
 * The lines of a note that an outline's letters or Roman numerals begin. One counts only in a run that begins with the first and leaves
 * none out: "E. coli" at the beginning of a line is no fifth point.
 */
export function outlineOf(lines: readonly string[]): ReadonlyMap<number, OutlineMark> {
  const runs: Run[] = [];
  const open = new Map<string, Run>();
  const goOn = (key: string, ordinal: number, index: number, mark: OutlineMark): void => {
    const run = open.get(key);
    if (ordinal === 1) {
      const fresh = { places: [{ index, mark }], last: 1 };
      runs.push(fresh);
      open.set(key, fresh);
    } else if (run?.last === ordinal - 1) {
      run.places.push({ index, mark });
      run.last = ordinal;
    }
  };
  for (const [index, line] of lines.entries()) {
    const match = marked.exec(line);
    if (!match) continue;
    const [{ length: from }, indent = '', sign = '', end = ''] = match;
    const lower = sign.toLowerCase();
    const key = `${indent.length}${end}${lower === sign ? 'a' : 'A'}`;
    const roman = romans.indexOf(lower) + 1;
    if (roman > 0) goOn(`${key}/roman`, roman, index, { from, isRoman: true });
    if (lower.length === 1) goOn(key, lower.charCodeAt(0) - 96, index, { from, isRoman: false });
  }
  const found = new Map<number, OutlineMark>();
  // "I." between "H." and "J." is a letter, and "V." after "IV." none: of two runs the longer one has the line.
  for (const { places } of runs.toSorted((one, other) => other.places.length - one.places.length))
    if (places.length > 1)
      for (const { index, mark } of places) if (!found.has(index)) found.set(index, mark);
  // "A." alone below "I. The paper".
  for (const { places } of runs)
    for (const { index, mark } of places.slice(0, 1))
      if (found.get(index - 1)?.isRoman === true && mark.from > (found.get(index - 1)?.from ?? 0))
        found.set(index, mark);
  return found;
}
