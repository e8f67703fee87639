import { FSRSBindingItem, FSRSBindingReview, computeParameters } from '@open-spaced-repetition/binding';
import {
  type Comparison,
  type Sequence,
  type TrainingReview,
  compare,
  heldBack,
  stretchesOf,
  trainingSet,
} from './fitting.rules.ts';

/**
 * Fits FSRS's parameters with the reference implementation, in its own thread. The same reviews give the same
 * parameters.
 */
export function optimize(reviews: readonly (readonly TrainingReview[])[]): Promise<number[]> {
  const items = reviews.map(
    (one) => new FSRSBindingItem(one.map(({ rating, days }) => new FSRSBindingReview(rating, days))),
  );
  return computeParameters(items, { enableShortTerm: false });
}

/** Parameters fitted to all of a learner's reviews, and how well such a fit predicts what it hasn't seen. */
export interface Fit extends Comparison {
  readonly parameters: number[];
}

/** Fits to a learner's reviews, and tests that on the later ones; null if there are too few. */
export async function fitTo(sequences: readonly Sequence[]): Promise<Fit | null> {
  const stretches = stretchesOf(sequences);
  if (stretches.length === 0) return null;
  const held = [];
  for (const stretch of stretches) {
    held.push(heldBack(sequences, stretch, await optimize(trainingSet(sequences, stretch.from))));
  }
  return { parameters: await optimize(trainingSet(sequences)), ...compare(held) };
}
