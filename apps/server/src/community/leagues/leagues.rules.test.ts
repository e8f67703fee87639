import { divisionSize, leagues, smallestDivision } from '@rounds/contract/community/leagues.rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divisionFor, formDivisions, rank, settleDivision, shownPlaces, xpToRise } from './leagues.rules.ts';

const highest = leagues.length - 1;
const member = fc.record({ league: fc.nat(highest), activity: fc.nat(500) });
const members = fc
  .array(member, { maxLength: 200 })
  .map((all) => all.map((one, index) => ({ userId: index + 1, ...one })));
const scores = fc
  .array(fc.record({ xp: fc.nat(40), league: fc.nat(highest), joinedLate: fc.boolean() }), { maxLength: 45 })
  .map((all) => all.map((one, index) => ({ userId: index + 1, ...one })));

/** Learners of the second league with this much XP each. */
const division = (...xp: number[]) =>
  xp.map((amount, index) => ({ userId: index + 1, league: 1, xp: amount, joinedLate: false }));
const outcomes = (rows: Parameters<typeof settleDivision>[0]) =>
  settleDivision(rows).map(({ outcome }) => outcome);

describe('divisions', () => {
  it('contain everybody once, and no more than fit', () => {
    fc.assert(
      fc.property(members, (all) => {
        const divisions = formDivisions(all);
        expect(divisions.flat().toSorted((a, b) => a.userId - b.userId)).toEqual(all);
        for (const one of divisions) expect(one.length).toBeLessThanOrEqual(divisionSize);
      }),
    );
  });

  it('do not depend on the order of learners', () => {
    fc.assert(
      fc.property(members, (all) => {
        expect(formDivisions(all.toReversed())).toEqual(formDivisions(all));
      }),
    );
  });

  it('have enough learners for places whenever there are enough in total', () => {
    fc.assert(
      fc.property(members, (all) => {
        fc.pre(all.length >= smallestDivision);
        for (const one of formDivisions(all)) expect(one.length).toBeGreaterThanOrEqual(smallestDivision);
      }),
    );
  });

  it('group learners of similar activity', () => {
    const all = Array.from({ length: 61 }, (_, index) => ({ userId: index + 1, league: 0, activity: index }));
    const divisions = formDivisions(all);
    expect(divisions.map((one) => one.length)).toEqual([20, 21, 20]);
    expect(divisions.map((one) => [one[0]?.activity, one.at(-1)?.activity])).toEqual([
      [60, 41],
      [40, 20],
      [19, 0],
    ]);
  });

  it('keep leagues apart where each has enough learners', () => {
    const of = (league: number, count: number) =>
      Array.from({ length: count }, (_, index) => ({ userId: league * 100 + index, league, activity: 0 }));
    const apart = (all: ReturnType<typeof of>) =>
      formDivisions(all).map((one) => [...new Set(one.map(({ league }) => league))].toSorted());
    expect(apart([...of(0, 6), ...of(1, 5)])).toEqual([[1], [0]]);
    expect(apart([...of(0, 6), ...of(1, 4)])).toEqual([[0, 1]]);
    expect(apart([...of(0, 2), ...of(1, 5)])).toEqual([[0, 1]]);
    expect(formDivisions([])).toEqual([]);
  });

  it('accept late learners into the most similar one with room', () => {
    const open = [
      { division: 0, learners: 12, activity: 400 },
      { division: 1, learners: divisionSize, activity: 90 },
      { division: 2, learners: 12, activity: 50 },
    ];
    expect(divisionFor(100, open, 3)).toBe(2);
    expect(divisionFor(300, open, 3)).toBe(0);
    expect(divisionFor(100, [open[1]!], 3)).toBe(3);
  });
});

describe('places', () => {
  it('are shared by learners with equal XP, and the next one is skipped', () => {
    expect(rank(division(5, 9, 9, 1)).map(({ userId, rank: place }) => [userId, place])).toEqual([
      [2, 1],
      [3, 1],
      [1, 3],
      [4, 4],
    ]);
  });

  it('are shown only for the upper half, and never for all but one', () => {
    fc.assert(
      fc.property(scores, (rows) => {
        fc.pre(rows.length >= smallestDivision);
        const shown = shownPlaces(rows);
        expect(rows.length - shown.length).not.toBe(1);
        const lowest = Math.min(...rows.map(({ xp }) => xp));
        const allEqual = rows.every(({ xp }) => xp === lowest);
        for (const row of shown) {
          expect(row.rank).toBeLessThanOrEqual(Math.ceil(rows.length / 2));
          expect(row.xp).toBeGreaterThan(0);
          expect(row.xp > lowest || allEqual).toBe(true);
        }
      }),
    );
  });

  it('are not shown if four of five are tied, which would reveal the fifth as last', () => {
    expect(shownPlaces(division(10, 10, 10, 10, 0))).toEqual([]);
    expect(shownPlaces(division(10, 9, 8, 7, 0))).toHaveLength(3);
    expect(shownPlaces(division(10, 9, 8, 7))).toEqual([]);
  });

  it('are not shown to those tied for last, unless all are tied', () => {
    expect(shownPlaces(division(22, 21, 21, 21, 21)).map(({ xp }) => xp)).toEqual([22]);
    expect(shownPlaces(division(21, 21, 21, 21, 21))).toHaveLength(5);
  });
});

describe('the end of a week', () => {
  it('moves the first fifth up and the last sixth down', () => {
    const settled = outcomes(division(120, 110, 100, 90, 80, 70, 60, 50, 40, 30, 20, 10));
    expect(settled).toEqual([
      ...(['promoted', 'promoted'] as const),
      ...Array.from({ length: 8 }, () => 'stayed'),
      ...(['demoted', 'demoted'] as const),
    ]);
  });

  it('treats learners with equal XP alike', () => {
    fc.assert(
      fc.property(scores, (rows) => {
        const settled = settleDivision(rows);
        for (const a of settled) {
          for (const b of settled) {
            if (a.xp > b.xp && b.outcome === 'promoted') expect(a.outcome !== 'demoted').toBe(true);
            const same = a.xp === b.xp && a.league === b.league && a.joinedLate === b.joinedLate;
            if (same) expect(a.outcome).toBe(b.outcome);
          }
        }
      }),
    );
    expect(outcomes(division(50, 50, 40, 30, 20, 10))).toEqual([
      'promoted',
      'promoted',
      'stayed',
      'stayed',
      'stayed',
      'demoted',
    ]);
    expect(outcomes(division(60, 50, 40, 30, 10, 10))).not.toContain('demoted');
  });

  it('moves nobody up without XP, nobody above the highest league, and nobody below the lowest', () => {
    fc.assert(
      fc.property(scores, (rows) => {
        for (const { xp, outcome, nextLeague, league, joinedLate } of settleDivision(rows)) {
          if (xp === 0) expect(outcome).not.toBe('promoted');
          if (joinedLate) expect(outcome).not.toBe('demoted');
          expect(nextLeague).toBeGreaterThanOrEqual(0);
          expect(nextLeague).toBeLessThanOrEqual(highest);
          expect(nextLeague - league).toBe({ promoted: 1, stayed: 0, demoted: -1 }[outcome]);
        }
      }),
    );
  });

  it('moves down everybody who did nothing while others did something, however many they are', () => {
    expect(outcomes(division(60, 50, 40, 30, 20, 10, 0, 0, 0, 0, 0, 0))).toEqual([
      ...(['promoted', 'promoted'] as const),
      ...Array.from({ length: 4 }, () => 'stayed'),
      ...Array.from({ length: 6 }, () => 'demoted'),
    ]);
    expect(outcomes(division(50, 40, 30, 20, 0))).toEqual([
      'promoted',
      'stayed',
      'stayed',
      'stayed',
      'demoted',
    ]);
  });

  it('moves nobody if nobody did anything, or too few took part', () => {
    expect(new Set(outcomes(division(0, 0, 0, 0, 0, 0, 0)))).toEqual(new Set(['stayed']));
    expect(new Set(outcomes(division(50, 40, 30, 20)))).toEqual(new Set(['stayed']));
  });

  it('matches the missing XP shown before', () => {
    fc.assert(
      fc.property(scores, (rows) => {
        for (const { outcome, ...row } of settleDivision(rows)) {
          expect(xpToRise(rows, row) === 0).toBe(outcome === 'promoted');
        }
      }),
    );
    expect(xpToRise(division(50, 40, 30, 20, 10), { xp: 10, league: 1 })).toBe(40);
    expect(xpToRise(division(50, 40, 30, 20, 10), { xp: 10, league: highest })).toBeNull();
  });
});
