import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekStart } from './time.rules.ts';

describe('weekStart', () => {
  it.each([
    ['Monday at midnight', '2026-03-02T00:00:00.000Z', '2026-03-02'],
    ['Monday evening', '2026-03-02T23:59:59.999Z', '2026-03-02'],
    ['Wednesday', '2026-03-04T09:00:00Z', '2026-03-02'],
    ['the last moment of Sunday', '2026-03-08T23:59:59.999Z', '2026-03-02'],
    ['the next Monday', '2026-03-09T00:00:00Z', '2026-03-09'],
    ['the turn of the year', '2027-01-01T00:00:00Z', '2026-12-28'],
    ['a leap day', '2028-02-29T12:00:00Z', '2028-02-28'],
    ['before 1970', '1969-12-31T12:00:00Z', '1969-12-29'],
  ])('%s', (_what, now, day) => {
    expect(weekStart(new Date(now)).toISOString()).toBe(`${day}T00:00:00.000Z`);
  });

  it('is a Monday at most seven days back, the same all week', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }), (now) => {
        const start = weekStart(now);
        expect(start.getUTCDay()).toBe(1);
        expect(now.getTime() - start.getTime()).toBeGreaterThanOrEqual(0);
        expect(now.getTime() - start.getTime()).toBeLessThan(7 * 86_400_000);
        expect(weekStart(start)).toEqual(start);
      }),
    );
  });
});
