import { expect, test } from 'vitest';
import { isCutOff, isEmpty, isOneOfMany, isSaidOfMany } from './gaps.ts';

test.each([
  ['It absorbs ', ' and water', true],
  ['It absorbs salt, ', ', and water', true],
  ['Germs are killed by ', ', acid, heat, and drying', true],
  ['It absorbs ', ' in the colon', false],
])('“%s_____%s” is one of many: %s', (before, after, expected) =>
  expect(isOneOfMany(before, after)).toBe(expected),
);

test('a gap tears no name apart', () => {
  expect(isCutOff(' approach to it')).toBe(true);
  expect(isCutOff(' secretes mucus')).toBe(false);
});

test.each([
  ['an important aspect of the binding of oxygen', true],
  ['a term for several diseases', true],
  ['the third of the three groups', true],
  ['the bone marrow', true],
  ['a hormone that lowers the glucose', false],
  ['the most commonly fractured bone in the body', false],
])('“%s” defines nothing: %s', (object, expected) => expect(isEmpty(object)).toBe(expected));

test.each([
  ['a small proportion of the brain', true],
  ['the most common cause', true],
  ['a hormone that lowers the glucose', false],
])('“%s” is said of many things: %s', (object, expected) => expect(isSaidOfMany(object)).toBe(expected));

test.each([
  [' release', true],
  [' releases', false],
  [' of the kidney', false],
  [' bed of the nail', true],
])('a gap before “%s” tears a name apart: %s', (after, expected) => expect(isCutOff(after)).toBe(expected));

test.each([
  ['the longest part of the small bowel', false],
  ['a part of the small bowel', true],
  ['an itchy rash and lasts for weeks in most people', true],
])('“%s” says of nothing what it is: %s', (object, expected) => expect(isEmpty(object)).toBe(expected));
