import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  keyIndex,
  levelFor,
  levelPercent,
  pointsForXp,
  scorePercent,
  xpForScore,
  xpToNextLevel,
} from './progress.rules.ts';

describe('levels', () => {
  it.each([
    [0, 1, 0, 1000],
    [1, 1, 0.1, 999],
    [500, 1, 50, 500],
    [999, 1, 99.9, 1],
    [1000, 2, 0, 1000],
    [1001, 2, 0.1, 999],
    [12_345, 13, 34.5, 655],
  ])('%i XP are level %i, %f %% into it, %i XP before the next', (xp, level, percent, missing) => {
    expect(levelFor(xp)).toBe(level);
    expect(levelPercent(xp)).toBeCloseTo(percent, 9);
    expect(xpToNextLevel(xp)).toBe(missing);
  });

  it('fit together: what is missing leads to the next level, one less does not', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (xp) => {
        const missing = xpToNextLevel(xp);
        expect(levelFor(xp + missing)).toBe(levelFor(xp) + 1);
        expect(levelFor(xp + missing - 1)).toBe(levelFor(xp));
        expect(levelPercent(xp)).toBeGreaterThanOrEqual(0);
        expect(levelPercent(xp)).toBeLessThan(100);
        expect(levelPercent(xp)).toBeCloseTo(100 - missing / 10, 9);
      }),
    );
  });
});

describe('scores and what they are worth', () => {
  it.each([
    [0, 5, 0],
    [1, 3, 33.333_333_333_333_33],
    [2, 3, 66.666_666_666_666_66],
    [5, 5, 100],
    [0, 0, 0],
  ])('%i of %i right are %f per cent', (correct, total, score) => {
    expect(scorePercent(correct, total)).toBeCloseTo(score, 9);
  });

  it.each([
    [100, 100, 100, 50],
    [100, 60, 60, 30],
    [155, 20, 31, 16],
    [155, 80, 124, 62],
    [75, 50, 38, 19],
    [150, 33.333_333_333_333_33, 50, 25],
    [100, 0, 0, 0],
    [0, 100, 0, 0],
  ])('of %i XP a score of %f gives %i, and with it %i points', (reward, score, xp, points) => {
    expect(xpForScore(reward, score)).toBe(xp);
    expect(pointsForXp(xp)).toBe(points);
  });

  it.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 2],
    [99, 50],
  ])('%i XP come with %i points: halves are rounded up', (xp, points) => {
    expect(pointsForXp(xp)).toBe(points);
  });

  it('never give more than the reward, nor less for a better score', () => {
    const score = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(fc.nat(5000), score, score, (reward, one, other) => {
        const [less, more] = [one, other].sort((a, b) => a - b) as [number, number];
        expect(xpForScore(reward, less)).toBeLessThanOrEqual(xpForScore(reward, more));
        expect(xpForScore(reward, more)).toBeLessThanOrEqual(reward);
        expect(Number.isInteger(xpForScore(reward, one))).toBe(true);
      }),
    );
  });
});

describe('keyIndex', () => {
  const options = ['Give oxygen', 'Call for help', 'Wait'];

  it.each([
    ['an index under either name', { correct: 2, correctAnswer: 2 }, 2],
    ['an index called correct', { correct: 0 }, 0],
    ['an index called correctAnswer', { correctAnswer: 1 }, 1],
    ["an option's text called correct", { correct: 'Call for help' }, 1],
    ["an option's text called correctAnswer", { correctAnswer: 'Wait' }, 2],
    ['correct, where both are there', { correct: 0, correctAnswer: 1 }, 0],
    ['no key', {}, -1],
    ['an index beyond the options', { correct: 3 }, -1],
    ['a negative index', { correct: -1 }, -1],
    ['a broken index', { correct: 0.5 }, -1],
    ['a text that is no option', { correct: 'Leave' }, -1],
  ])('reads %s', (_what, key, index) => {
    expect(keyIndex({ ...key, options })).toBe(index);
  });
});
