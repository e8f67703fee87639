import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextNumber, minPeers, sharesOf } from './attempts.rules.ts';

it.each([
  [
    [15, 15, 0, 0],
    [50, 50, 0, 0],
  ],
  [
    [10, 10, 10],
    [34, 33, 33],
  ],
  [
    [1, 1, 28],
    [4, 3, 93],
  ],
  [[29, 0], null],
  [[], null],
])('of %j learners the shares are %j', (counts, shares) => {
  expect(sharesOf(counts)).toEqual(shares);
});

it('add up to 100, and none is more than one off', () => {
  const counts = fc.array(fc.nat(5000), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(counts, (given) => {
      const all = given.reduce((sum, count) => sum + count, 0);
      const shares = sharesOf(given);
      if (all < minPeers) {
        expect(shares).toBeNull();
        return;
      }
      expect(shares?.reduce((sum, share) => sum + share, 0)).toBe(100);
      for (const [index, count] of given.entries()) {
        expect(Math.abs((shares?.[index] ?? NaN) - (count * 100) / all)).toBeLessThan(1);
      }
    }),
  );
});

describe('an attempt that was left', () => {
  it('continues at the first unanswered question', () => {
    expect(nextNumber({ answered: 2, questions: 6 })).toBe(3);
  });

  it('continues at the explanation that was on screen', () => {
    expect(nextNumber({ answered: 2, questions: 6 }, 1)).toBe(2);
  });

  it('has only its result left once everything is answered', () => {
    expect(nextNumber({ answered: 6, questions: 6 })).toBeNull();
    expect(nextNumber({ answered: 6, questions: 6 }, 5)).toBeNull();
  });
});
