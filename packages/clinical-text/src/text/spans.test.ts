import { expect, test } from 'vitest';
import { areTimesAtOnce, overlap, spanOf } from './spans.ts';

const [minute, hour, day] = [60, 3600, 86_400];

test.each([
  ['30 min - 6h', 30 * minute, 6 * hour],
  ['mins-hrs', minute, 24 * hour],
  ['seconds-mins', 1, 60 * minute],
  ['daily-3 d', day, 3 * day],
  ['1-3 d', day, 3 * day],
  ['daily', day, day],
  ['up to 7d', 0, 7 * day],
  ['within 6-12h', 0, 12 * hour],
  ['first 15 min', 0, 15 * minute],
  ['during - 1h', 0, hour],
  ['hours to days', hour, 7 * day],
  ['2 weeks', 14 * day, 14 * day],
  ['q4h', 4 * hour, 4 * hour],
])('“%s” is from %i to %i seconds', (text, low, high) => expect(spanOf(text)).toEqual({ low, high }));

test.each(['5 mg', 'fever, chills', '15 min after meals', '', '3', 'Monday', 'm and m'])(
  '“%s” is no time',
  (text) => expect(spanOf(text)).toBeNull(),
);

test.each([
  ['within 6h', 'within 6-12h', true],
  ['within 6h', 'seconds-mins', true],
  ['30 min - 6h', 'mins-hrs', true],
  ['daily-3 d', '1-3 d', true],
  ['up to 7 d', '48-72h', true],
  ['5 min', '30 min', false],
  ['3-7 d', '48h', false],
])('“%s” and “%s” overlap: %s', (one, other, is) => {
  const [mine, theirs] = [spanOf(one), spanOf(other)];
  expect(mine && theirs && overlap(mine, theirs)).toBe(is);
});

test.each([
  ['up to 4 d', 'mins', true],
  ['4–21 d', '21 d to 2 yrs', false],
  ['up to 4 d', 'a scab', false],
])('“%s” and “%s” are at once: %s', (one, other, is) => expect(areTimesAtOnce(one, other)).toBe(is));
