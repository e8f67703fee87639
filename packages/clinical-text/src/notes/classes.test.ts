import { expect, test } from 'vitest';
import { classFromHead, classFromHypernym } from './classes.ts';
import { wordsOf } from './words.ts';

test.each([
  ['coracoid process', 'anatomy', 'bone part'],
  ['healing process', 'process', 'process'],
  ['obturator canal', 'anatomy', 'bone part'],
  ['adductor canal', 'anatomy', 'organ part'],
  ['semilunar valve', 'anatomy', 'heart part'],
  ['helicase', 'substance', 'enzyme'],
  ['phrase', null, null],
])('%s is of the class %s and the kind %s', (name, semanticClass, kind) =>
  expect(classFromHead(wordsOf(name))).toEqual([semanticClass, kind]),
);

test.each([
  ['process', 'process', 'process'],
  ['protein', 'substance', 'protein'],
])('what a note calls a %s is of the class %s and the kind %s', (noun, semanticClass, kind) =>
  expect(classFromHypernym(noun)).toEqual([semanticClass, kind]),
);
