/**
 * How many of a row's items can be shown, first to last. All widths in pixels. Where not all have room, a button that
 * opens the others needs its own.
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
