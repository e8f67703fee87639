import { median } from './figures.ts';

/** How much more the last third may have than the one before it. */
const flatWithin = 1.1;

export interface Flatness {
  readonly isFlat: boolean;
  /** The last third's median over the middle third's. */
  readonly growth: number;
  /** The most that there was after the first third. */
  readonly most: number;
}

/** Whether samples, evenly spread over time, still grow at the end. The first third warms up and is not judged. */
export function flatness(samples: readonly number[]): Flatness {
  const third = samples.length / 3;
  const judged = samples.slice(Math.round(third));
  const middle = samples.slice(Math.round(third), Math.round(2 * third));
  const growth = median(samples.slice(Math.round(2 * third))) / median(middle);
  return { isFlat: growth <= flatWithin, growth, most: judged.length > 0 ? Math.max(...judged) : NaN };
}
