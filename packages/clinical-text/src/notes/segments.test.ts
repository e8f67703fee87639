import { expect, test } from 'vitest';
import { segmentsOf } from './segments.ts';

const texts = (note: string) => segmentsOf(note).map(({ text }) => text);

test('a line that ends with a colon is no part of the next one', () =>
  expect(
    texts(
      'The pancreatic islets each contain four varieties of cells:\nThe alpha cell produces the hormone glucagon.\n',
    ),
  ).toEqual([
    'The pancreatic islets each contain four varieties of cells:',
    'The alpha cell produces the hormone glucagon.',
  ]));

test('a line wrapped at a width goes on in the next one', () =>
  expect(texts('The alpha cell of the pancreatic islets produces the\nhormone glucagon.\n')).toEqual([
    'The alpha cell of the pancreatic islets produces the\nhormone glucagon.',
  ]));
