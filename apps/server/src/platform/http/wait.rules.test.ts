import { expect, it } from 'vitest';
import { formatWait } from './wait.rules.ts';

it.each([
  [0, '1 minute'],
  [1, '1 minute'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [899, '15 minutes'],
  [900, '15 minutes'],
  [901, '16 minutes'],
  [3600, '60 minutes'],
  [7140, '119 minutes'],
  [7141, '2 hours'],
  [7201, '3 hours'],
  [86_400, '24 hours'],
])('%i seconds are %s', (seconds, expected) => {
  expect(formatWait(seconds)).toBe(expected);
});
