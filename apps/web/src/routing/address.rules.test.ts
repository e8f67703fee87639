import { expect, it } from 'vitest';
import { matchesAddress } from './address.rules.ts';

it.each([
  ['/', '/', true],
  ['/terms', '/terms/', true],
  ['/terms', '/terms/x', false],
  ['/u/:username', '/u/amira', true],
  ['/u/:username', '/u', false],
  ['/', '/terms', false],
])('%s and %s: %s', (pattern, path, expected) => {
  expect(matchesAddress(pattern, path)).toBe(expected);
});
