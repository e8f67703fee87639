import { Rating, default_w } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import { forgetful, retentive, reviewsBy } from '../../../testing/simulated-reviews.ts';
import { type Sequence, compare, countReviews, heldBack, stretchesOf, trainingSet } from './fitting.rules.ts';
import { fitTo, optimize } from './optimizer.ts';

const seeds = [1, 2, 3, 4];

/** Fitted to the first reviews as the nightly job does, and compared on as many later ones. */
async function fittedTo(truth: readonly number[], seed: number) {
  const sequences = reviewsBy(truth, seed, 1200);
  const days = sequences.flatMap((one) => one.slice(1).map(({ day }) => day)).sort();
  const from = days[Math.floor(days.length / 2)]!;
  const early = sequences.map((one) => one.filter(({ day }) => day < from));
  const { parameters, isBetter } = (await fitTo(early))!;
  return {
    isUsed: isBetter,
    later: compare([heldBack(sequences, { from, until: '9999-12-31' }, parameters)]),
  };
}

describe('parameters fitted to learners whose memory is known', () => {
  it.each([
    ['forgetful', forgetful],
    ['retentive', retentive],
  ])('predict what a %s one recalls later better than the published ones', async (_, truth) => {
    const fits = await Promise.all(seeds.map((seed) => fittedTo(truth, seed)));
    for (const { later } of fits) expect(later.logLossAfter).toBeLessThan(later.logLossBefore);
    expect(fits.filter(({ isUsed }) => isUsed).length).toBeGreaterThanOrEqual(seeds.length - 1);
  });

  it('are not used for learners with a typical memory', async () => {
    const fits = await Promise.all([...seeds, 5, 6, 7, 8].map((seed) => fittedTo(default_w, seed)));
    expect(fits.filter(({ isUsed }) => isUsed).length).toBeLessThanOrEqual(1);
  });

  it('are the same for the same reviews', async () => {
    const set = trainingSet(reviewsBy(forgetful, 1, 500));
    expect(await optimize(set)).toEqual(await optimize(set));
  });
});

describe('reviews to fit to', () => {
  it('are too few at first', () => {
    const sequences = reviewsBy(forgetful, 1, 400);
    expect(countReviews(sequences)).toBeGreaterThanOrEqual(400);
    expect(stretchesOf(sequences)).toEqual([]);
  });

  it('are those before the span that tests them, each with what came before it', () => {
    const sequences = reviewsBy(forgetful, 1, 600);
    const stretches = stretchesOf(sequences);
    expect(stretches.map(({ from }) => from)).toEqual([...new Set(stretches.map(({ from }) => from))].sort());
    for (const { from, until } of stretches) {
      const set = trainingSet(sequences, from);
      const held = heldBack(sequences, { from, until }, forgetful).before;
      expect(set.length).toBeGreaterThan(held.length);
      expect(trainingSet(sequences, until)).toHaveLength(set.length + held.length);
    }
    const all = trainingSet(sequences);
    expect(all).toHaveLength(countReviews(sequences));
    for (const reviews of all) {
      expect(reviews.length).toBeGreaterThan(1);
      expect(reviews.map(({ days }) => days > 0)).toEqual(reviews.map((_, n) => n > 0));
    }
  });

  it('are compared by what each model predicted before it saw the answer', () => {
    const sequence: Sequence = [
      { day: '2026-03-02', grade: Rating.Again },
      { day: '2026-03-03', grade: Rating.Good },
      { day: '2026-03-20', grade: Rating.Again },
    ];
    const stretch = { from: '2026-03-10', until: '2026-04-01' };
    const same = compare([heldBack([sequence], stretch, default_w)]);
    expect(same.logLossAfter).toBeCloseTo(same.logLossBefore, 9);
    expect(same.isBetter).toBe(false);
    // A learner who forgets sooner was less certain to recall it after 17 days.
    const other = compare([heldBack([sequence], stretch, forgetful)]);
    expect(other.logLossAfter).toBeLessThan(other.logLossBefore);
  });
});
