import { describe, expect, test } from 'vitest';
import { antonyms, areAntonyms } from './antonyms.ts';
import { synonymGroups } from './synonyms.ts';
import { absolutes, commonClinicalWords, stopwords, vagueFrequency } from './words.ts';

describe('synonyms', () => {
  test('no term stands in two groups of one class', () => {
    const terms = synonymGroups.flatMap((group) => group.terms.map((term) => `${group.class}: ${term}`));
    expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
  });

  test('an acronym that is a word has no place: it could not be told from the word', () => {
    const acronyms = synonymGroups.flatMap((group) => group.terms).filter((term) => /^[A-Z]+$/.test(term));
    expect(acronyms.filter((term) => stopwords.has(term.toLowerCase()))).toEqual([]);
  });
});

describe('antonyms', () => {
  test('go both ways, and no word is its own opposite', () => {
    for (const [word, opposites] of antonyms) {
      for (const opposite of opposites) {
        expect(opposite).not.toBe(word);
        expect(areAntonyms(opposite, word)).toBe(true);
      }
    }
  });
});

describe('words that cue', () => {
  test.each(['It is always so', 'Use it only at night', 'Under no circumstances', 'In every case'])(
    '"%s" is absolute',
    (text) => {
      expect(absolutes.some((form) => form.test(text))).toBe(true);
    },
  );
  test.each(['A read-only copy', 'Every 4 hours', 'All four limbs', 'All patients with fever'])(
    '"%s" is not',
    (text) => {
      expect(absolutes.some((form) => form.test(text))).toBe(false);
    },
  );
  test.each(['It often helps', 'Usually at night'])('"%s" is vague', (text) =>
    expect(text).toMatch(vagueFrequency),
  );
  test.each(['The most often seen', 'How frequently', 'As usual'])('"%s" is not', (text) =>
    expect(text).not.toMatch(vagueFrequency),
  );
});

test('common clinical words are no stopwords as well', () => {
  expect([...commonClinicalWords].filter((word) => stopwords.has(word))).toEqual([]);
});
