import { expect, it } from 'vitest';
import { clockOf } from './clock.rules.ts';

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [75.9, '1:15'],
  [300, '5:00'],
  [3675, '1:01:15'],
])('shows %d seconds as %s', (seconds, shown) => expect(clockOf(seconds)).toBe(shown));
