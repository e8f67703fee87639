import { describe, expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';

const keyTermsOf = (note: string) => analyzeNote(note).keyTerms.map(({ surface }) => surface.toLowerCase());

describe('the key terms of a note on illness and care', () => {
  const found =
    keyTermsOf(`Heart failure is a syndrome in which the heart cannot pump enough blood. Oxygen is given in acute heart failure.

Digoxin increases contractility. Signs of digoxin toxicity are nausea and yellow halos. Hypokalemia worsens digoxin toxicity.

Beta blockers such as metoprolol slow the heart rate. Loop diuretics such as furosemide relieve congestion. The normal ejection fraction is high, and the ejection fraction falls in heart failure.

B-type natriuretic peptide, or BNP, is released from the ventricles. BNP is low in health. The influenza vaccine is recommended. Weigh pads, and prefer oral drugs, as oral drugs are safe.`);

  test.each(['heart failure', 'digoxin', 'beta blockers', 'loop diuretics', 'hypokalemia', 'metoprolol'])(
    'hold %s',
    (term) => expect(found).toContain(term),
  );

  test.each([
    ['a phrase with a verb', 'furosemide relieve congestion'],
    ['a state of a thing', 'normal ejection fraction'],
    ['a state of a disease', 'acute heart failure'],
    ['an everyday word that something is said of', 'oxygen'],
    ['a word of a longer one', 'influenza'],
    ['what is done', 'weigh pads'],
    ['a route', 'oral'],
    ['letters beside their name', 'bnp'],
  ])('hold no %s', (_, term) => expect(found).not.toContain(term));

  test('hold letters by their name, in all their places', () => {
    const { keyTerms } = analyzeNote(
      'Sepsis is a condition. B-type natriuretic peptide, or BNP, is a hormone. A BNP below 100 is low.',
    );
    expect(keyTerms.find(({ surface }) => /natriuretic/.test(surface))?.occurrences).toHaveLength(3);
  });
});

test('the rows of a table are key terms all alike, before what stands in its cells', () => {
  const rows = [
    '| Sodium | confusion | calcium first |',
    '| Potassium | weakness | monitor |',
    '| Calcium | tetany | precautions |',
  ];
  const found = keyTermsOf(
    `Electrolytes\n\n| Electrolyte | Low: signs | Care |\n|---|---|---|\n${rows.join('\n')}\n`,
  );
  expect(found.slice(0, 3)).toEqual(['sodium', 'potassium', 'calcium']);
});
