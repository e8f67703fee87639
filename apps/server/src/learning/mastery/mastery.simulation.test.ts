import { describe, expect, it } from 'vitest';
import { type Evidence, masteryOf } from './mastery.rules.ts';

/** A reproducible sequence of numbers between 0 and 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const normal = (random: () => number) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Ranks by size. No two abilities or estimates are equal. */
function ranksOf(values: readonly number[]): number[] {
  const ranks = new Array<number>(values.length).fill(0);
  const inOrder = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value);
  for (const [rank, { index }] of inOrder.entries()) ranks[index] = rank;
  return ranks;
}

/** Spearman's rank correlation. */
function spearman(a: readonly number[], b: readonly number[]): number {
  const [first, second] = [ranksOf(a), ranksOf(b)];
  const squares = first.reduce((sum, rank, index) => sum + (rank - second[index]!) ** 2, 0);
  return 1 - (6 * squares) / (a.length * (a.length ** 2 - 1));
}

const learners = 300;
const answersEach = 60;
const start = Date.parse('2026-03-02T09:00:00Z');
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Learners of known abilities, each answering questions of one area over ten days. A question's real difficulty differs
 * from its author's label by half a logit; every third has no options to guess from.
 */
function simulate(seed: number) {
  const random = randomFrom(seed);
  const items = Array.from({ length: answersEach }, (_, index) => {
    const difficulty = (index % 3) - 1;
    return { difficulty, truly: difficulty + 0.5 * normal(random), chance: index % 3 === 2 ? 0 : 0.25 };
  });
  return Array.from({ length: learners }, () => {
    const ability = normal(random);
    const answers = items.map(({ difficulty, truly, chance }, index): Evidence => {
      const knows = 1 / (1 + Math.exp(truly - ability));
      return {
        need: 'management_of_care',
        question: `${index}`,
        difficulty,
        chance,
        credit: Number(random() < chance + (1 - chance) * knows),
        guessed: false,
        at: start + (index * dayMs) / 6,
      };
    });
    const [area] = masteryOf(answers, new Date(start + 10 * dayMs));
    return { share: 1 / (1 + Math.exp(-ability)), area: area! };
  });
}

describe('300 simulated learners of known ability, after 60 answers', () => {
  it.each([1, 2, 3, 4, 5])('are in the right order (seed %i)', (seed) => {
    const all = simulate(seed);
    const correlation = spearman(
      all.map(({ share }) => share),
      all.map(({ area }) => area.share),
    );
    expect(correlation).toBeGreaterThanOrEqual(0.9);
  });

  const all = [1, 2, 3, 4, 5].flatMap(simulate);
  const shareOf = <T>(some: readonly T[], holds: (one: T) => boolean) =>
    some.filter(holds).length / some.length;

  it('lie within their range about as often as it claims', () => {
    const within = shareOf(all, ({ share, area }) => area.low <= share && share <= area.high);
    expect(within).toBeGreaterThan(0.72);
    expect(within).toBeLessThan(0.88);
  });

  it('are hardly ever called masters without being proficient, and mostly are when they are masters', () => {
    const masters = all.filter(({ area }) => area.level === 'mastered');
    expect(shareOf(masters, ({ share }) => share < 0.7)).toBeLessThan(0.1);
    expect(shareOf(masters, ({ share }) => share < 0.6)).toBeLessThan(0.01);
    const able = all.filter(({ share }) => share > 0.87);
    expect(shareOf(able, ({ area }) => area.level === 'mastered')).toBeGreaterThan(0.7);
  });
});
