import type { Took } from '../load.ts';

/** One turn of one variant. Processor times are for each unit. */
export interface Sample extends Took {
  /** Units in a second. */
  readonly rate: number;
  /** Of the server and the database together. */
  readonly cpu: number;
}

export function median(values: readonly number[]): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

/** How far the rounds lie from their median, at most, as a part of it. */
export function spread(values: readonly number[]): number {
  const centre = median(values);
  return Math.max(...values.map((value) => Math.abs(value - centre))) / centre;
}

/**
 * The median, over the rounds, of the ratio of two variants' figures in the same round: noise that hit both cancels
 * out.
 */
export function ratio(of: readonly number[], against: readonly number[]): number {
  return median(of.map((value, round) => value / (against[round] ?? NaN)));
}
