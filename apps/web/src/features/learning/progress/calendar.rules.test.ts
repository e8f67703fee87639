import { calendarWeeks } from '@rounds/contract/learning/progress.rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarOf, levelOf, monthTotals } from './calendar.rules.ts';

const anyDay = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('the practice calendar', () => {
  it('ends today, in a week that begins on Monday', () => {
    // A Wednesday.
    const weeks = calendarOf({ today: '2026-03-04', days: [{ day: '2026-03-03', answered: 7 }] });
    expect(weeks.at(-1)).toEqual({
      start: '2026-03-02',
      month: null,
      days: [
        { day: '2026-03-02', active: false, answered: 0 },
        { day: '2026-03-03', active: true, answered: 7 },
        { day: '2026-03-04', active: false, answered: 0 },
      ],
    });
    expect(weeks.at(-2)).toMatchObject({ start: '2026-02-23', month: '2026-03-01' });
  });

  it('contains every day of its weeks once, no future days, and names every month', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        const weeks = calendarOf({ today, days: [] });
        const days = weeks.flatMap((week) => week.days.map(({ day }) => day));
        expect(weeks).toHaveLength(calendarWeeks);
        expect(days.at(-1)).toBe(today);
        expect(days.length).toBeGreaterThan((calendarWeeks - 1) * 7);
        days.slice(1).forEach((day, index) => {
          expect(Date.parse(day) - Date.parse(days[index]!)).toBe(24 * 60 * 60 * 1000);
        });
        for (const week of weeks) expect(new Date(week.start).getUTCDay()).toBe(1);
        const named = weeks.flatMap(({ month }) => month ?? []);
        expect(named).toEqual(days.filter((day) => day.endsWith('-01')));
        expect(named.length).toBeGreaterThanOrEqual(11);
      }),
      { examples: [['2028-07-31']] },
    );
  });
});

it.each([
  [{ active: false, answered: 0 }, 0],
  [{ active: true, answered: 0 }, 1],
  [{ active: true, answered: 4 }, 1],
  [{ active: true, answered: 5 }, 2],
  [{ active: true, answered: 10 }, 3],
  [{ active: true, answered: 20 }, 4],
  [{ active: true, answered: 900 }, 4],
])('%j is level %i', (day, level) => {
  expect(levelOf(day)).toBe(level);
});

it('adds up months, latest first', () => {
  const days = [
    { day: '2025-12-31', answered: 5 },
    { day: '2026-02-01', answered: 0 },
    { day: '2026-02-28', answered: 10 },
  ];
  expect(monthTotals(days)).toEqual([
    { month: '2026-02-01', days: 2, answered: 10 },
    { month: '2025-12-01', days: 1, answered: 5 },
  ]);
});
