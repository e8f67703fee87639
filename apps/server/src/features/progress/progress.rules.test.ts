import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ActivityDay,
  awardFor,
  gradeAnswers,
  localDay,
  occurredAt,
  shownStreak,
  streakOf,
} from './progress.rules.ts';

const options = ['a', 'b', 'c', 'd'];
const questions = [0, 1, 2, 3].map((correct) => ({ correct, options }));
const answer = (questionIndex: number, selectedOption: number) => ({ questionIndex, selectedOption });

describe('gradeAnswers', () => {
  it('marks each answer by its key, in the order sent', () => {
    expect(gradeAnswers(questions, [answer(2, 2), answer(0, 3)])).toEqual([
      { ...answer(2, 2), correct: true },
      { ...answer(0, 3), correct: false },
    ]);
  });

  it('takes no answers for what they are', () => {
    expect(gradeAnswers(questions, [])).toEqual([]);
  });

  it.each([
    ['a question beyond the last', [answer(4, 0)]],
    ['an option beyond the last', [answer(0, 4)]],
    ['a question twice', [answer(0, 0), answer(0, 0)]],
    ['a question twice with another option', [answer(0, 0), answer(0, 1)]],
    ['one bad answer among good ones', [answer(0, 0), answer(1, 9), answer(2, 2)]],
  ])('refuses %s', (_what, answers) => {
    expect(gradeAnswers(questions, answers)).toBeNull();
  });

  it('finds as many right answers as there are keys among them', () => {
    const chosen = fc.array(fc.nat(3), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(chosen, (selected) => {
        const graded = gradeAnswers(
          questions,
          selected.map((option, at) => answer(at, option)),
        );
        const right = selected.filter((option, at) => option === at).length;
        expect(graded?.filter(({ correct }) => correct)).toHaveLength(right);
      }),
    );
  });
});

describe('occurredAt', () => {
  const now = new Date('2026-03-10T12:00:00Z');

  it.each([
    ['nothing is claimed', undefined, '2026-03-10T12:00:00.000Z'],
    ['a moment ago', '2026-03-10T11:59:59.500Z', '2026-03-10T11:59:59.500Z'],
    ['seven days ago', '2026-03-03T12:00:00Z', '2026-03-03T12:00:00.000Z'],
    ['more than seven days ago', '2026-03-03T11:59:59.999Z', '2026-03-03T12:00:00.000Z'],
    ['long ago', '1999-01-01T00:00:00Z', '2026-03-03T12:00:00.000Z'],
    ['in the future', '2026-03-10T12:00:00.001Z', '2026-03-10T12:00:00.000Z'],
  ])('when %s', (_what, claimed, expected) => {
    expect(occurredAt(claimed, now).toISOString()).toBe(expected);
  });
});

describe('localDay', () => {
  it.each([
    ['2026-03-04T23:59:59Z', 'UTC', '2026-03-04'],
    ['2026-03-05T00:00:00Z', 'UTC', '2026-03-05'],
    ['2026-03-04T14:59:59Z', 'Asia/Tokyo', '2026-03-04'],
    ['2026-03-04T15:00:00Z', 'Asia/Tokyo', '2026-03-05'],
    ['2026-03-05T04:59:00Z', 'America/New_York', '2026-03-04'],
    ['2026-03-05T05:00:00Z', 'America/New_York', '2026-03-05'],
    ['2026-07-05T03:59:00Z', 'America/New_York', '2026-07-04'],
    ['2026-07-05T04:00:00Z', 'America/New_York', '2026-07-05'],
    ['2026-03-04T18:14:00Z', 'Asia/Kathmandu', '2026-03-04'],
    ['2026-03-04T18:15:00Z', 'Asia/Kathmandu', '2026-03-05'],
    ['2026-03-04T10:00:00Z', 'Pacific/Kiritimati', '2026-03-05'],
    ['2026-03-04T10:59:00Z', 'Pacific/Pago_Pago', '2026-03-03'],
    ['2028-02-29T12:00:00Z', 'UTC', '2028-02-29'],
    ['2026-12-31T23:00:00Z', 'Europe/Berlin', '2027-01-01'],
  ])('of %s in %s is %s', (at, zone, day) => {
    expect(localDay(new Date(at), zone)).toBe(day);
  });
});

const day = (n: number): string => new Date(Date.UTC(2028, 1, 20 + n)).toISOString().slice(0, 10);
const days = (...list: (number | { bridge: number })[]): ActivityDay[] =>
  list.map((n) => (typeof n === 'number' ? { day: day(n) } : { day: day(n.bridge), bridge: true }));

describe('streakOf', () => {
  it.each([
    ['no day', days(), 0],
    ['one day', days(3), 1],
    ['three in a row, over a leap day', days(8, 9, 10), 3],
    ['a gap before the last day', days(1, 2, 4), 1],
    ['a gap further back', days(1, 3, 4, 5), 3],
    ['days in any order', days(5, 3, 4), 3],
    ['a bridge between two days', days(1, { bridge: 2 }, 3), 2],
    ['a bridge at the end', days(1, 2, { bridge: 3 }), 2],
    ['two bridges in a row', days(1, { bridge: 2 }, { bridge: 3 }, 4), 2],
    ['a bridge alone', days({ bridge: 2 }), 0],
  ])('of %s', (_what, list, streak) => {
    expect(streakOf(list)).toBe(streak);
  });

  it('is what counting back from the latest day gives', () => {
    const some = fc.uniqueArray(fc.nat(20), { maxLength: 20 });
    fc.assert(
      fc.property(some, some, (active, joined) => {
        const bridges = joined.filter((n) => !active.includes(n));
        const known = new Set([...active, ...bridges]);
        let expected = 0;
        for (let at = Math.max(...known); known.has(at); at -= 1) expected += active.includes(at) ? 1 : 0;
        expect(streakOf(days(...active, ...bridges.map((bridge) => ({ bridge }))))).toBe(expected);
      }),
    );
  });
});

describe('shownStreak', () => {
  it.each([
    ['on the day itself', 4, '2026-03-04', '2026-03-04', 4],
    ['on the day after', 4, '2026-03-04', '2026-03-05', 4],
    ['after a day missed', 4, '2026-03-04', '2026-03-06', 0],
    ['long after', 4, '2026-03-04', '2027-03-04', 0],
    ['where it is still yesterday', 4, '2026-03-04', '2026-03-03', 4],
    ['over a leap day', 4, '2028-02-28', '2028-03-01', 0],
    ['over the end of February', 4, '2026-02-28', '2026-03-01', 4],
    ['before the first day', 0, null, '2026-03-04', 0],
  ])('%s', (_what, streak, last, today, expected) => {
    expect(shownStreak(streak, last, today)).toBe(expected);
  });
});

describe('awardFor', () => {
  it.each([
    [100, 5, 0, { xp: 100, points: 50 }],
    [100, 3, 0, { xp: 60, points: 30 }],
    [155, 1, 0, { xp: 31, points: 16 }],
    [100, 5, 60, { xp: 40, points: 20 }],
    [100, 3, 60, { xp: 0, points: 0 }],
    [100, 2, 60, { xp: 0, points: 0 }],
    [100, 0, 0, { xp: 0, points: 0 }],
  ])('of %i XP, %i of five right and %i given before', (reward, correct, givenBefore, award) => {
    expect(awardFor(reward, { correct, total: 5, givenBefore })).toEqual(award);
  });

  it('adds up, over any number of attempts, to what the best of them is worth', () => {
    const attempts = fc.array(fc.nat(5), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), attempts, (reward, scores) => {
        const award = (correct: number, givenBefore: number) =>
          awardFor(reward, { correct, total: 5, givenBefore }).xp;
        const given = scores.reduce((sum, correct) => sum + award(correct, sum), 0);
        expect(given).toBe(award(Math.max(...scores), 0));
      }),
    );
  });
});
