import { expect, test } from 'vitest';
import { timePositions } from './time-axis.rules.ts';

test('unequal days stand as far apart as they are', () => {
  expect(timePositions([0, 10, 40])).toEqual([0, 25, 100]);
});

test('a single moment stands at the end', () => {
  expect(timePositions([7])).toEqual([100]);
});
