import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ActivityDay,
  type Freezes,
  bridgeTravel,
  freezeMissedDay,
  markDay,
  shownStreak,
  streakOf,
  streakUntilAfter,
} from './streak.rules.ts';

const day = (n: number): string => new Date(Date.UTC(2028, 1, 20 + n)).toISOString().slice(0, 10);
const activity = (n: number, changes: Partial<ActivityDay> = {}): ActivityDay => ({
  day: day(n),
  bridge: false,
  frozen: false,
  seen: true,
  ...changes,
});
const days = (...list: (number | { bridge: number })[]): ActivityDay[] =>
  list.map((n) => (typeof n === 'number' ? activity(n) : activity(n.bridge, { bridge: true })));

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

  it('equals counting back from the latest day', () => {
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
    ['on the day itself', '2026-03-04', 4],
    ['on the last day that it is shown', '2026-03-06', 4],
    ['on the day after', '2026-03-07', 0],
    ['long after', '2027-03-04', 0],
    ['where it is still the day before', '2026-03-03', 4],
  ])('%s', (_what, today, expected) => {
    expect(shownStreak({ streak: 4, streakUntil: '2026-03-06' }, today)).toBe(expected);
  });

  it('is 0 before the first day', () => {
    expect(shownStreak({ streak: 0, streakUntil: null }, '2026-03-04')).toBe(0);
  });
});

const none: Freezes = { held: 0, boughtOn: null };
const held = (boughtOn: number): Freezes => ({ held: 1, boughtOn: day(boughtOn) });

describe('how long a streak is shown', () => {
  it.each([
    ['to the day after without a freeze', activity(3), none, 4],
    ['a day longer with one that was bought before', activity(3), held(1), 5],
    ['a day longer with one that was bought on the missed day', activity(3), held(4), 5],
    ['no longer with one that was bought later', activity(3), held(5), 4],
    [
      'no longer after a day that was frozen already',
      activity(3, { bridge: true, frozen: true }),
      held(1),
      4,
    ],
    ['a day longer after a day that was skipped by traveling', activity(3, { bridge: true }), held(1), 5],
  ])('%s', (_what, latest, freezes, until) => {
    expect(streakUntilAfter(latest, freezes)).toBe(day(until));
  });

  it('is null before the first day', () => {
    expect(streakUntilAfter(null, held(1))).toBeNull();
  });
});

describe('marking a day', () => {
  const mark = (known: ActivityDay[], n: number, freezes = none, seen = true) =>
    markDay(known, { day: day(n), seen }, freezes);

  it('continues a streak, starts a new one, and fills a gap that arrives late', () => {
    expect(mark(days(1, 2), 3).streak).toMatchObject({ streak: 3, streakDay: day(3), streakUntil: day(4) });
    expect(mark(days(1, 2), 4).streak).toMatchObject({ streak: 1, streakDay: day(4) });
    expect(mark(days(1, 2, 4), 3).streak).toMatchObject({ streak: 4, streakDay: day(4) });
  });

  it('uses a held freeze for exactly one missed day', () => {
    const { written, streak } = mark(days(1, 2), 4, held(1));
    expect(written).toEqual([activity(3, { bridge: true, frozen: true, seen: false }), activity(4)]);
    expect(streak).toMatchObject({ streak: 3, freezesHeld: 0, streakUntil: day(5) });
    expect(mark(days(1, 2), 5, held(1)).streak).toMatchObject({ streak: 1, freezesHeld: 1 });
  });

  it('gives a freeze back when the frozen day turns out to have been active', () => {
    const known = [activity(1), activity(2, { bridge: true, frozen: true }), activity(3)];
    const { written, streak } = mark(known, 2, none);
    expect(written).toEqual([activity(2)]);
    expect(streak).toMatchObject({ streak: 3, freezesHeld: 1 });
  });

  it('separately counts what the server saw, back to the first day it did not', () => {
    const known = [activity(1), activity(2, { seen: false }), activity(3)];
    expect(mark(known, 4).streak).toMatchObject({ streak: 4, seenStreak: 2 });
    expect(mark(known, 4, none, false).streak).toMatchObject({ streak: 4, seenStreak: 0 });
    expect(mark(known, 2).streak).toMatchObject({ streak: 3, seenStreak: 3 });
    expect(mark(known, 3, none, false).streak).toMatchObject({ seenStreak: 1 });
  });

  it('yields the streak that all the days have, in whatever order they arrive', () => {
    const some = fc.uniqueArray(fc.nat(12), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(some, (arriving) => {
        let known: ActivityDay[] = [];
        for (const n of arriving) {
          const { written, streak } = mark(known, n);
          known = [...known.filter(({ day }) => written.every((one) => one.day !== day)), ...written];
          expect(streak.streak).toBe(streakOf(known));
          expect(streak.streak).toBe(streak.seenStreak);
        }
        expect(streakOf(known)).toBe(streakOf(days(...arriving)));
      }),
    );
  });
});

describe('a missed day', () => {
  it('is frozen once it is over, and only while a freeze is held', () => {
    expect(freezeMissedDay(days(1, 2), day(3), held(1))).toBeNull();
    expect(freezeMissedDay(days(1, 2), day(4), none)).toBeNull();
    expect(freezeMissedDay(days(1, 2), day(5), held(1))).toBeNull();
    expect(freezeMissedDay([], day(5), held(1))).toBeNull();
    expect(freezeMissedDay(days(1, 2), day(4), held(1))?.streak).toEqual({
      streak: 2,
      seenStreak: 2,
      streakDay: day(3),
      streakUntil: day(4),
      freezesHeld: 0,
    });
  });
});

describe('traveling', () => {
  it('bridges the days skipped when flying east, and none when flying west', () => {
    const east = bridgeTravel(days(1, 2), day(4), none);
    expect(east.written.map((written) => written.day)).toEqual([day(3), day(4)]);
    expect(east.streak).toMatchObject({ streak: 2, streakDay: day(4), streakUntil: day(5) });
    expect(bridgeTravel(days(1, 2), day(1), none)).toMatchObject({ written: [], streak: { streak: 2 } });
    expect(bridgeTravel([], null, none)).toMatchObject({ written: [], streak: { streakDay: null } });
  });
});
