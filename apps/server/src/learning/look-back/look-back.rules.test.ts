import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelChanges, missedByArea, mondayOf, summaryOf, weekBefore } from './look-back.rules.ts';

describe('the latest completed week', () => {
  it.each([
    ['2026-03-02', '2026-02-23', '2026-03-01'],
    ['2026-03-08', '2026-02-23', '2026-03-01'],
    ['2026-03-09', '2026-03-02', '2026-03-08'],
    ['2023-12-31', '2023-12-18', '2023-12-24'],
  ])('as of %s is %s to %s', (today, from, to) => {
    expect(weekBefore(today)).toEqual({ from, to });
  });

  it('begins on a Monday', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1999-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        (at) => {
          const day = at.toISOString().slice(0, 10);
          const monday = mondayOf(day);
          expect(new Date(monday).getUTCDay()).toBe(1);
          expect(Date.parse(day) - Date.parse(monday)).toBeGreaterThanOrEqual(0);
          expect(Date.parse(day) - Date.parse(monday)).toBeLessThan(7 * 24 * 60 * 60 * 1000);
        },
      ),
    );
  });
});

describe('mastery', () => {
  it('rises or falls with its level, and is new when first reached', () => {
    const before = new Map([
      ['a', 'familiar'],
      ['b', 'mastered'],
      ['c', 'familiar'],
    ] as const);
    const after = new Map([
      ['a', 'proficient'],
      ['b', 'familiar'],
      ['c', 'familiar'],
      ['d', 'familiar'],
      ['e', 'attempted'],
    ] as const);
    expect(levelChanges(before, after)).toEqual({
      rose: [
        { need: 'a', from: 'familiar', to: 'proficient' },
        { need: 'd', from: null, to: 'familiar' },
      ],
      fell: [{ need: 'b', from: 'mastered', to: 'familiar' }],
    });
  });
});

it('counts a question missed twice once, and a half-right answer as missed', () => {
  const answer = (need: string, question: string, credit: number) => ({ need, question, credit });
  expect(
    missedByArea([
      answer('a', '1 0', 0),
      answer('b', '2 0', 0),
      answer('b', '2 0', 0),
      answer('b', '2 1', 0.5),
      answer('c', '3 0', 1),
    ]),
  ).toEqual([
    { need: 'b', questions: 2 },
    { need: 'a', questions: 1 },
  ]);
});

it('has nothing to say about an empty week, whatever is due', () => {
  const empty = {
    from: '2026-03-02',
    to: '2026-03-08',
    cases: [],
    answered: 0,
    xp: 0,
    rose: [],
    fell: [],
    missed: [],
    due: 7,
  };
  expect(summaryOf(empty)).toBeNull();
  expect(summaryOf({ ...empty, answered: 2, missed: [{ need: 'a', questions: 1 }] })).toEqual({
    cases: 0,
    answered: 2,
    rose: 0,
    missed: 1,
    due: 7,
  });
});
