const numbered = /^\s*(\d{1,2})([.)])\s+\S/;

/**
 * Joins numbered lines that follow each other, without empty lines between them: programs write each as a paragraph,
 * and separate steps would be read as several lists. Elsewhere, several empty lines become one.
 */
export function stepsTogether(text: string): string {
  const kept: string[] = [];
  let isEmpty = false;
  for (const line of text.split(/\r\n?|\n/)) {
    if (line.trim() === '') {
      isEmpty = true;
      continue;
    }
    const [, before, sign] = numbered.exec(kept.at(-1) ?? '') ?? [];
    const [, number, same] = numbered.exec(line) ?? [];
    const goesOn = before !== undefined && sign === same && Number(number) === Number(before) + 1;
    if (isEmpty && !goesOn) kept.push('');
    kept.push(line);
    isEmpty = false;
  }
  return kept.join('\n');
}
