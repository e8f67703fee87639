import { expect, test } from 'vitest';
import { placesInTime } from './time-axis.rules.ts';

test('unequal days stand as far apart as they are', () => {
  expect(placesInTime([0, 10, 40])).toEqual([0, 25, 100]);
});

test('a single moment stands at the end', () => {
  expect(placesInTime([7])).toEqual([100]);
});
