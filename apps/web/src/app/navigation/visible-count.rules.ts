/**
 * How many of a row's items fit, from the first. All widths in pixels. If some don't fit, the "More" button takes up
 * width, too.
 */
export function visibleCount(widths: readonly number[], available: number, button: number): number {
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= available) return widths.length;
  let used = button;
  let count = 0;
  for (const width of widths) {
    used += width;
    if (used > available) break;
    count += 1;
  }
  return count;
}
