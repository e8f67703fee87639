const numbered = /^\s*(\d{1,2})([.)])\s+\S/;

/**
 * Numbered lines that follow one another, without what is empty between them: programs write each as a paragraph, and steps apart
 * would be read as lists of one.
 */
export function stepsTogether(text: string): string {
  const kept: string[] = [];
  let empty: string[] = [];
  for (const line of text.split(/\r\n?|\n/)) {
    if (line.trim() === '') {
      empty.push(line);
      continue;
    }
    const [, before, sign] = numbered.exec(kept.at(-1) ?? '') ?? [];
    const [, number, same] = numbered.exec(line) ?? [];
    const goesOn = before !== undefined && sign === same && Number(number) === Number(before) + 1;
    kept.push(...(goesOn ? [] : empty), line);
    empty = [];
  }
  return [...kept, ...empty].join('\n');
}
