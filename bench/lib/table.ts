/** A column's title and width. */
export type Column = readonly [title: string, width: number];

/** The first cell to the left, the others to the right. */
export const line = (columns: readonly Column[], cells: readonly string[]): string =>
  columns
    .map(([, width], index) =>
      index === 0 ? (cells[0] ?? '').padEnd(width) : (cells[index] ?? '').padStart(width),
    )
    .join('');

export const titles = (columns: readonly Column[]): string =>
  line(
    columns,
    columns.map(([title]) => title),
  );

/** Three digits or all that stand before the point; a dash for what is unknown. */
export function shown(value: number): string {
  if (!Number.isFinite(value)) return '–';
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

/** Aligned words for what came of a goal. */
export function outcome(isMet: boolean, isTold = true): string {
  if (!isTold) return 'untold ';
  return isMet ? 'met    ' : 'NOT MET';
}
