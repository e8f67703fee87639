import { expect, test } from 'vitest';
import { articleFor } from './articles.ts';

test.each([
  ['A ', 'artery', 'An '],
  ['It is called an ', 'vein', 'It is called a '],
  ['An ', 'ulcer', 'An '],
  ['A ', 'ureter', 'A '],
  ['A ', 'unit', 'A '],
  ['An ', 'uterus', 'A '],
  ['The ', 'artery', 'The '],
  ['', 'artery', ''],
])('“%s” before “%s”', (before, name, expected) => expect(articleFor(before, name)).toBe(expected));
