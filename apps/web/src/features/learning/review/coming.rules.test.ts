import { expect, it } from 'vitest';
import { byDay, upcomingReviews, eachDay } from './coming.rules.ts';

const later = { day: '2027-01-03', due: 4 };

it('what exceeds the limit comes tomorrow', () => {
  const review = { today: '2026-12-31', waiting: 19, nextOn: later.day, forecast: [later] };
  const tomorrow = '2027-01-01';
  expect(upcomingReviews(review)).toEqual({
    nextOn: tomorrow,
    forecast: [{ day: tomorrow, due: 19 }, later],
  });
  expect(upcomingReviews({ ...review, forecast: [{ day: tomorrow, due: 2 }, later] }).forecast).toEqual([
    { day: tomorrow, due: 21 },
    later,
  ]);
  expect(upcomingReviews({ ...review, nextOn: null, forecast: [] })).toEqual({
    nextOn: tomorrow,
    forecast: [{ day: tomorrow, due: 19 }],
  });
});

it('the rest comes when it is due', () => {
  expect(upcomingReviews({ today: '2026-12-31', waiting: 0, nextOn: later.day, forecast: [later] })).toEqual({
    nextOn: later.day,
    forecast: [later],
  });
});

it.each([
  ['now', null, null],
  ['on the day that today’s limit leaves it for', '2027-01-01', '2027-01-01'],
])('what is overdue comes together %s', (_, waitsUntil, day) => {
  const items = ['2026-12-29', '2026-12-31', '2027-01-03', '2027-01-03'].map((dueOn) => ({ dueOn }));
  const days = byDay(items, '2026-12-31', waitsUntil);
  expect(days.map((one) => [one.day, one.items.length])).toEqual([
    [day, 2],
    ['2027-01-03', 2],
  ]);
});

it('lists each of the coming seven days, and later ones with reviews', () => {
  const after = { day: '2027-01-12', due: 1 };
  const days = eachDay('2026-12-31', [{ day: '2027-01-03', due: 4 }, after]);
  expect(days.map(({ due }) => due)).toEqual([0, 0, 4, 0, 0, 0, 0, 1]);
  expect([days[0]?.day, days[6]?.day, days[7]]).toEqual(['2027-01-01', '2027-01-07', after]);
});
