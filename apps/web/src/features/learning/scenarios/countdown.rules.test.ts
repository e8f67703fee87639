import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { announcementDue, secondsLeft } from './countdown.rules.ts';

describe('the countdown', () => {
  it.each([
    [0, 300],
    [1, 300],
    [999, 300],
    [1000, 299],
    [299_001, 1],
    [300_000, 0],
    [9_999_999, 0],
    [-50, 300],
  ])('after %s ms of 300 s, %s s are left', (elapsed, left) => {
    expect(secondsLeft(300, elapsed)).toBe(left);
  });

  it.each([
    [61, 60, 60],
    [60, 59, null],
    [31, 30, 30],
    [11, 10, 10],
    [61, 12, 30],
    [200, 9, 10],
    [10, 0, null],
    [120, 119, null],
  ])('from %s to %s announces %s', (before, now, mark) => {
    expect(announcementDue(before, now)).toBe(mark);
  });

  it('announces each mark once in a run that ticks every second', () => {
    const marks = Array.from({ length: 300 }, (_, index) => announcementDue(300 - index, 299 - index));
    expect(marks.filter((mark) => mark !== null)).toEqual([60, 30, 10]);
  });

  it('never counts up', () => {
    fc.assert(
      fc.property(fc.nat(400_000), fc.nat(400_000), (a, b) => {
        expect(secondsLeft(300, Math.max(a, b))).toBeLessThanOrEqual(secondsLeft(300, Math.min(a, b)));
      }),
    );
  });
});
