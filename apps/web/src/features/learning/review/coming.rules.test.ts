import { expect, it } from 'vitest';
import { comingOf } from './coming.rules.ts';

const later = { day: '2027-01-03', due: 4 };

it('what waits for another day comes tomorrow', () => {
  const review = { today: '2026-12-31', waiting: 19, nextOn: later.day, forecast: [later] };
  const tomorrow = '2027-01-01';
  expect(comingOf(review)).toEqual({
    nextOn: tomorrow,
    forecast: [{ day: tomorrow, due: 19 }, later],
  });
  expect(comingOf({ ...review, forecast: [{ day: tomorrow, due: 2 }, later] }).forecast).toEqual([
    { day: tomorrow, due: 21 },
    later,
  ]);
  expect(comingOf({ ...review, nextOn: null, forecast: [] })).toEqual({
    nextOn: tomorrow,
    forecast: [{ day: tomorrow, due: 19 }],
  });
});

it('what doesn’t wait comes when it is due', () => {
  expect(comingOf({ today: '2026-12-31', waiting: 0, nextOn: later.day, forecast: [later] })).toEqual({
    nextOn: later.day,
    forecast: [later],
  });
});
