import { expect, it } from 'vitest';
import { idIn, matchesAddress } from './address.rules.ts';

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

it.each([
  ['7', 7],
  ['999999999', 999_999_999],
  ['9999999999', null],
  ['0', null],
  ['07', null],
  ['1e3', null],
  ['-1', null],
  ['', null],
  [null, null],
])('the id in %j: %s', (text, id) => {
  expect(idIn(text)).toBe(id);
});
