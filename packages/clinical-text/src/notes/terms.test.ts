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

test.each([
  ['Ejection fraction (EF): percentage of blood ejected with each beat', 'Ejection fraction'],
  ['**Tidal volume (VT)** – volume per breath', 'Tidal volume'],
  ['# Warfarin (Coumadin) — pharmacy notes\n\nWarfarin is a drug.', 'warfarin'],
])('no name holds half a bracket: %s', (note, name) => {
  expect(termsOf(`- ${note}`.replace('- #', '#'))).toContain(name.toLowerCase());
  for (const term of termsOf(`- ${note}`.replace('- #', '#'))) expect(term).not.toMatch(/[()]/);
});

test.each([
  ['- xy ** Glucagon is a hormone of the pancreas.', 'glucagon'],
  ['The **aortic** valve opens. The aortic valve closes.', 'aortic valve'],
])('emphasis is no part of a name, and a loose sign of it ends one: %s', (note, name) => {
  expect(termsOf(note)).toContain(name);
  for (const term of termsOf(note)) expect(term).not.toMatch(/\s\*+\s/);
});

test.each([
  ['- Teratogenic: contraindicated in pregnancy', 'teratogenic', false],
  ['- Baseline: INR, CBC, LFTs', 'baseline', false],
  ['- Bactericidal: kills bacteria directly', 'bactericidal', true],
])('a word for how something is is a term where it is explained: %s', (note, word, isTerm) =>
  expect(termsOf(note).includes(word)).toBe(isTerm),
);

test('organisms keep their capital', () => {
  const surfaces = countTerms(segmentsOf('| Streptococcus pneumoniae | Rusty sputum |')).map(
    ({ surface }) => surface,
  );
  expect(surfaces).toContain('Streptococcus pneumoniae');
});
