import { describe, expect, it } from 'vitest';
import { formatFor } from '../../../format/format.ts';
import type { Strings } from '../../../i18n/translator.ts';
import { languages } from '../../../i18n/language.rules.ts';
import { figuresIn } from './figures.ts';

const files = import.meta.glob<Strings>('../../../i18n/*/identity/legal.{terms,privacy}.json', {
  import: 'default',
  eager: true,
});
const sentencesIn = (strings: Strings): string[] =>
  Object.values(strings).flatMap((value) => (typeof value === 'string' ? [value] : sentencesIn(value)));
const sentencesOf = (language: string) =>
  Object.entries(files).flatMap(([file, strings]) =>
    file.includes(`/${language}/`) ? sentencesIn(strings) : [],
  );
/** The name of an algorithm, and the Japanese and Korean names of two-factor sign-in. */
const properNames = /Argon2id|2段階認証|2단계 인증/g;
const names = Object.keys(figuresIn(formatFor('en'))).sort();

describe.each(languages)('the legal texts in %s', (language) => {
  const sentences = sentencesOf(language);

  it('have every figure of the product, and no other', () => {
    const placeholders = sentences.flatMap((text) =>
      [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name),
    );
    expect([...new Set(placeholders)].sort()).toEqual(names);
  });

  it('contain no figures of their own', () => {
    const withDigits = sentences.filter((text) => /\p{Nd}/u.test(text.replace(properNames, '')));
    expect(withDigits).toEqual([]);
  });
});

it('writes money in the language’s format', () => {
  expect(figuresIn(formatFor('en')).referralCredit).toBe('$10');
  expect(figuresIn(formatFor('de')).referralCredit).toBe('10\u00A0$');
});
