import { expect, it } from 'vitest';
import { markLab, rangeText } from './labs.rules.ts';

it.each([
  [5.6, 3.5, 5.3, 'high'],
  [3.1, 3.5, 5.3, 'low'],
  [3.5, 3.5, 5.3, null],
  [5.3, 3.5, 5.3, null],
  [246, null, 5, 'high'],
  [4, null, 5, null],
  [58, 60, null, 'low'],
  [90, 60, null, null],
  [1, null, null, null],
])('%s against %s to %s is %s', (value, low, high, mark) => {
  expect(markLab({ value, low, high })).toBe(mark);
});

it.each([
  [3.5, 5.3, '3.5–5.3'],
  [null, 5, '≤ 5'],
  [60, null, '≥ 60'],
  [null, null, null],
])('the range of %s and %s reads %s', (low, high, text) => {
  expect(rangeText({ value: 1, low, high })).toBe(text);
});
