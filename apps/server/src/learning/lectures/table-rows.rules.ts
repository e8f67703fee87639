/**
 * A table row as notes expect it in Markdown: on one line, with its cells separated. A row with a single filled cell is
 * a box around text, and stays plain text.
 */
export function rowOf(cells: readonly string[]): string {
  const filled = cells.filter((cell) => cell.trim() !== '');
  if (filled.length < 2) return filled.join('');
  return `| ${cells.map((cell) => cell.replaceAll('|', '/').replace(/\s+/g, ' ').trim()).join(' | ')} |\n`;
}
