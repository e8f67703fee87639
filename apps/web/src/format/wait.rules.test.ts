import { expect, it } from 'vitest';
import { humanWait } from './wait.rules.ts';

it.each([
  [0, 'minutes', 1],
  [60, 'minutes', 1],
  [61, 'minutes', 2],
  [900, 'minutes', 15],
  [7140, 'minutes', 119],
  [7141, 'hours', 2],
  [86_400, 'hours', 24],
] as const)('%i seconds are so many %s: %i', (seconds, unit, count) => {
  expect(humanWait(seconds)).toEqual({ unit, count });
});
