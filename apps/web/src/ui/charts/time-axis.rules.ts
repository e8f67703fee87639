/**
 * Horizontal positions of moments in percent: the first at the start, the last at the end, the others in proportion to
 * the time between. Moments are in milliseconds, earliest first; if no time has passed, all are at the end.
 */
export function timePositions(moments: readonly number[]): number[] {
  const first = moments[0] ?? 0;
  const span = (moments.at(-1) ?? first) - first;
  return moments.map((moment) => (span > 0 ? ((moment - first) / span) * 100 : 100));
}
