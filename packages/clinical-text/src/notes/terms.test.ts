import { expect, test } from 'vitest';
import { countTerms } from './terms.ts';
import { segmentsOf } from './segments.ts';

const termsOf = (note: string) => countTerms(segmentsOf(note)).map(({ surface }) => surface.toLowerCase());

test.each([
  ['a phrase of a verb', 'The ventricle must overcome resistance to eject blood.', 'eject blood'],
  ['an instruction', 'Infuse vancomycin over at least 60 minutes.', 'infuse vancomycin'],
  ['a possessive', "Contractility is the force of the heart muscle's contraction.", "muscle's contraction"],
  ['the number of a lecture', '# Lecture 7: Antibiotics\n\nGentamicin is a drug.', 'lecture 7'],
  ['a lecture', '# Lecture 7: Antibiotics\n\nGentamicin is a drug.', 'lecture'],
  ['vague words', 'Heart failure is a clinical syndrome of the heart.', 'clinical syndrome'],
  ['a superlative', 'It is the lowest concentration of a drug.', 'lowest concentration'],
])('%s is no term', (_, note, fragment) => expect(termsOf(note)).not.toContain(fragment));

test('what such words stand beside is one', () => {
  expect(termsOf('Infuse vancomycin over at least 60 minutes.')).toContain('vancomycin');
  expect(termsOf("Cushing's syndrome is caused by cortisol.")).toContain("cushing's syndrome");
  expect(termsOf('The minimum inhibitory concentration is low. Nephrotic syndrome is not.')).toEqual(
    expect.arrayContaining(['minimum inhibitory concentration', 'nephrotic syndrome']),
  );
});
