import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankIn, standingOf } from './leaderboard.rules.ts';

describe('rankIn', () => {
  it('is one more than the number of learners with more XP', () => {
    const learners = fc.array(fc.nat(30), { maxLength: 60 });
    fc.assert(
      fc.property(learners, fc.nat(35), (xp, mine) => {
        const amounts = [...new Set(xp)].sort((a, b) => b - a);
        const groups = amounts.map((amount) => ({
          xp: amount,
          learners: xp.filter((x) => x === amount).length,
        }));
        expect(rankIn(standingOf(groups), mine)).toBe(xp.filter((x) => x > mine).length + 1);
      }),
    );
  });
});
