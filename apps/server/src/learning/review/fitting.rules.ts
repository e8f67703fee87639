import { minReviewsToFit } from '@rounds/contract/learning/review.rules';
import { Rating, createEmptyCard } from 'ts-fsrs';
import { daysBetween } from '../../platform/local-day.rules.ts';
import { type Reviewed, midnight, modelWith } from './review.rules.ts';

/** The days on which one question was reviewed, preceded by the day of its first miss. */
export type Sequence = readonly Reviewed[];

/** A review in the optimizer's terms: days since the previous one, 0 for the first. */
export interface TrainingReview {
  readonly rating: number;
  readonly days: number;
}

/** Only the latest reviews are used: more would add little and take longer. */
const maxReviews = 10_000;

/** Number of equal parts, by time, for testing a fit; the first two are never tested on. */
const parts = 5;
const firstTested = 2;

/** Reviews, without the first miss of each question, which predicts nothing. */
export const countReviews = (sequences: readonly Sequence[]): number =>
  sequences.reduce((sum, { length }) => sum + Math.max(length - 1, 0), 0);

/** A span of time. Parameters fitted to everything before it are tested on it, just as they would have been used. */
export interface Stretch {
  readonly from: string;
  /** The day after its last day. */
  readonly until: string;
}

/** Later than any day. */
const end = '9999-12-31';

/** The spans to test on, in order; none if there are too few reviews. */
export function stretchesOf(sequences: readonly Sequence[]): Stretch[] {
  const days = sequences.flatMap((sequence) => sequence.slice(1).map(({ day }) => day)).sort();
  if (days.length < minReviewsToFit) return [];
  const startOf = (part: number) => days[Math.floor((days.length * part) / parts)] ?? end;
  return Array.from({ length: parts - firstTested }, (_, n) => ({
    from: startOf(n + firstTested),
    until: startOf(n + firstTested + 1),
  }));
}

/**
 * The optimizer's input: each review before a day, or each review, with everything that came before it, in order of
 * time.
 */
export function trainingSet(sequences: readonly Sequence[], before = end): TrainingReview[][] {
  return sequences
    .flatMap((sequence) => {
      const known = sequence.filter(({ day }) => day < before);
      const reviews = known.map(({ day, grade }, n) => ({
        rating: grade,
        days: n === 0 ? 0 : daysBetween(known[n - 1]?.day ?? day, day),
      }));
      return known.slice(1).map(({ day }, n) => ({ day, reviews: reviews.slice(0, n + 2) }));
    })
    .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))
    .slice(-maxReviews)
    .map(({ reviews }) => reviews);
}

/** The limits of a predicted probability: one wrong prediction must not outweigh all others. */
const minChance = 0.001;

/** How surprising each review of a span was, in nats, to a model that knows everything before it. */
function surprises(
  sequences: readonly Sequence[],
  { from, until }: Stretch,
  parameters: readonly number[] | null,
): number[] {
  const model = modelWith(parameters);
  return sequences.flatMap(([begun, ...reviews]) => {
    if (!begun) return [];
    let card = model.next(createEmptyCard(midnight(begun.day)), midnight(begun.day), begun.grade).card;
    let last = begun.day;
    return reviews.flatMap(({ day, grade }) => {
      const recall = model.forgetting_curve(daysBetween(last, day), card.stability);
      const chance = Math.min(Math.max(recall, minChance), 1 - minChance);
      card = model.next(card, midnight(day), grade).card;
      last = day;
      return day < from || day >= until ? [] : [-Math.log(grade === Rating.Again ? 1 - chance : chance)];
    });
  });
}

/** The log loss of each held-back review, for the published parameters and for those fitted to everything before it. */
export interface Held {
  readonly before: readonly number[];
  readonly after: readonly number[];
}

export const heldBack = (
  sequences: readonly Sequence[],
  stretch: Stretch,
  parameters: readonly number[],
): Held => ({
  before: surprises(sequences, stretch, null),
  after: surprises(sequences, stretch, parameters),
});

export interface Comparison {
  /** Mean log loss of the published parameters and of the fitted ones. */
  readonly logLossBefore: number;
  readonly logLossAfter: number;
  /** Whether the fitted ones are better by more than a standard error, so probably not by chance. */
  readonly isBetter: boolean;
}

/** Compares fitted parameters with the published ones on all held-back reviews. */
export function compare(held: readonly Held[]): Comparison {
  const before = held.flatMap((one) => one.before);
  const after = held.flatMap((one) => one.after);
  const gains = before.map((one, n) => one - (after[n] ?? one));
  const gain = mean(gains);
  const standardError = Math.sqrt(mean(gains.map((one) => (one - gain) ** 2)) / gains.length);
  return { logLossBefore: mean(before), logLossAfter: mean(after), isBetter: gain > standardError };
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
