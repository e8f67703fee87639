import { describe, expect, it } from 'vitest';
import { directionOf, initialLanguage, languages } from './language.rules.ts';

describe('initialLanguage', () => {
  it.each([
    ['the stored choice', 'ja', ['de-DE'], 'ja'],
    ['the browser, region aside', null, ['pt-BR', 'en'], 'pt'],
    ['the first of the browser that we have', null, ['nl-NL', 'FR-ca', 'en'], 'fr'],
    ['English for a stored code that is none of ours', 'xx', [], 'en'],
    ['English for everybody else', null, ['nl'], 'en'],
    ['never a property of every object', 'constructor', ['toString'], 'en'],
  ])('is %s', (_, stored, browser, language) => {
    expect(initialLanguage(stored, browser)).toBe(language);
  });
});

it('offers nine languages, of which Arabic runs from right to left', () => {
  expect(languages).toEqual(['en', 'es', 'fr', 'de', 'zh', 'ja', 'ko', 'pt', 'ar']);
  expect(languages.filter((code) => directionOf(code) === 'rtl')).toEqual(['ar']);
});
