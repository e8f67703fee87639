import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasText, searchable } from './fold.rules.ts';

it.each([
  ['Anaemia', 'anemia'],
  ['hypoglycaemia', 'Hypoglycemia'],
  ['oedema', 'edema'],
  ['diarrhoea', 'diarrhea'],
  ['tumour', 'tumor'],
  ['catheterisation', 'catheterization'],
  ['recognised', 'recognized'],
  ['analyse', 'analyze'],
  ['sulphate', 'sulfate'],
  ['litre', 'liter'],
  ['Reanimación', 'reanimacion'],
])('%s and %s find one another', (one, other) => {
  expect(hasText(searchable(one), other)).toBe(true);
  expect(hasText(searchable(other), one)).toBe(true);
});

it('finds what isn’t typed to its end yet', () => {
  const words = fc.constantFrom('anaemia', 'oedema', 'analyse', 'recognised', 'litre', 'tumour');
  fc.assert(
    fc.property(words, fc.nat(), (word, end) => {
      expect(hasText(searchable(word), word.slice(0, end % (word.length + 1)))).toBe(true);
    }),
  );
});

it.each([
  ['sepsis', 'asthma'],
  ['four', 'far'],
])('%s is not found by %s', (text, typed) => {
  expect(hasText(searchable(text), typed)).toBe(false);
});
