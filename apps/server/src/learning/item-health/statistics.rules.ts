/** A figure, and the interval that contains the true value with 90% certainty. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Standard deviations to each side that cover 90% of a normal distribution. */
const certainty = 1.645;

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The median; null for no values. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** A proportion of `of` with Wilson's interval, which also works for few answers and close to 0 or 1. */
export function shareOf(count: number, of: number): Estimate {
  if (of === 0) return { value: 0, low: 0, high: 1 };
  const value = count / of;
  const square = certainty ** 2 / of;
  const center = (value + square / 2) / (1 + square);
  const margin = (certainty / (1 + square)) * Math.sqrt((value * (1 - value)) / of + square / (4 * of));
  return { value, low: Math.max(center - margin, 0), high: Math.min(center + margin, 1) };
}

/** Pearson's correlation with Fisher's interval; null if one side doesn't vary, or there are too few pairs. */
export function correlationOf(pairs: readonly (readonly [number, number])[]): Estimate | null {
  const { length } = pairs;
  if (length < 5) return null;
  const meanX = sum(pairs.map(([x]) => x)) / length;
  const meanY = sum(pairs.map(([, y]) => y)) / length;
  const varianceX = sum(pairs.map(([x]) => (x - meanX) ** 2));
  const varianceY = sum(pairs.map(([, y]) => (y - meanY) ** 2));
  if (varianceX < 1e-9 || varianceY < 1e-9) return null;
  const covariance = sum(pairs.map(([x, y]) => (x - meanX) * (y - meanY)));
  const value = covariance / Math.sqrt(varianceX * varianceY);
  // Short of 1, where Fisher's transformation is infinite.
  const center = Math.atanh(Math.max(Math.min(value, 0.999), -0.999));
  const margin = certainty / Math.sqrt(length - 3);
  return { value, low: Math.tanh(center - margin), high: Math.tanh(center + margin) };
}
