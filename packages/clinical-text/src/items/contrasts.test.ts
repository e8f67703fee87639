import { expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { hormonesNote } from '../testing/sample-notes.ts';
import { draftsFor, workshopOf } from './test.ts';

const falseOnes = (...sentences: readonly string[]) =>
  draftsFor(workshopOf(analyzeNote(`${hormonesNote}\n${sentences.join(' ')}`)), 'true_false')
    .filter(({ draft }) => draft.answer.text === 'False' && sentences.includes(draft.source))
    .map(({ draft }) => draft.stem.replace('True or false? ', ''));

test.each([
  [
    'Insulin pens deliver doses slowly into soft tissues, whereas hard tissues block the needle.',
    'Insulin pens deliver doses slowly into hard tissues.',
  ],
  [
    'Insulin stores the glucose in skeletal muscles, whereas glucagon breaks the glycogen down.',
    'Glucagon stores the glucose in skeletal muscles.',
  ],
  [
    'Arteries supply the adrenal cortex with cholesterol, and veins drain the medulla.',
    'Veins supply the adrenal cortex with cholesterol.',
  ],
])('a sentence that sets two things against each other tells what is false: %s', (sentence, claim) =>
  expect(falseOnes(sentence)).toContain(claim),
);

test('things that share what is said are not set against each other', () => {
  expect(
    falseOnes('Insulin binds to a membrane receptor, and glucagon binds to another receptor.').filter(
      (claim) => claim.startsWith('Glucagon'),
    ),
  ).toEqual([]);
});

test('what one thing is, is false of another that the note defines', () => {
  const claims = falseOnes(
    'The zona tecta is the translucent sheet that covers the oocyte.',
    'The corona nutrix is the crown of granulosa that feeds the embryo.',
  );
  expect(claims.some((claim) => claim.startsWith('The corona nutrix is the translucent sheet'))).toBe(true);
});

test('what is said of the one of two opposites is false of the other', () => {
  expect(
    falseOnes(
      'An eccentric contraction occurs as the tension diminishes and the muscle lengthens.',
      'A concentric contraction moves a load.',
    ),
  ).toContain('A concentric contraction occurs as the tension diminishes and the muscle lengthens.');
});
