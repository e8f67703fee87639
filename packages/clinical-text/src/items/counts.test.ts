import { expect, test } from 'vitest';
import { countIn } from './counts.ts';

test.each([
  ['The dermis is made of two layers of connective tissue', 'two'],
  ['Four types of cells are found within bone tissue', 'Four'],
  ['Each hemoglobin molecule contains four heme molecules', 'four'],
  ['Two common skin disorders are eczema and acne', undefined],
  ['A compound consists of two or more elements', undefined],
  ['The wrist has eight bones in two rows', undefined],
  ['The lung may have three lobes', undefined],
])('the count in “%s” is %s', (statement, word) => expect(countIn(statement)?.word).toBe(word));
