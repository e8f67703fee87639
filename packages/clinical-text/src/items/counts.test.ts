import { expect, test } from 'vitest';
import { countIn, countsBeside, numberWords } from './counts.ts';

test.each([
  ['The dermis is made of two layers of connective tissue', 'two'],
  ['Four types of cells are found within bone tissue', 'Four'],
  ['Each hemoglobin molecule contains four heme molecules', 'four'],
  ['Two common skin disorders are eczema and acne', undefined],
  ['A compound consists of two or more elements', undefined],
  ['The wrist has eight bones in two rows', undefined],
  ['The lung may have three lobes', undefined],
])('the count in “%s” is %s', (statement, word) => expect(countIn(statement)?.word).toBe(word));

test.each(['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'])(
  'no count beside %s is one that another book could give',
  (word) => {
    for (let seed = 0; seed < 8; seed += 1) {
      const others = countsBeside(word, seed);
      expect(others).toHaveLength(3);
      const counts = [word, ...others].map((each) => numberWords.indexOf(each) + 2).toSorted((a, b) => a - b);
      for (const [at, count] of counts.slice(1).entries()) {
        expect(count - (counts[at] ?? 0)).toBeGreaterThanOrEqual(2);
        expect(count / (counts[at] ?? 1)).toBeGreaterThanOrEqual(1.5);
      }
    }
  },
);
