import { describe, expect, it } from 'vitest';
import { findString, interpolate, piecesOf } from './translate.rules.ts';

const strings = {
  plain: 'Plain',
  nested: { deep: 'Deep' },
  attempts_one: '{{count}} attempt',
  attempts_other: '{{count}} attempts',
};

describe('findString', () => {
  it.each([
    ['plain', 'Plain'],
    ['nested.deep', 'Deep'],
    ['nested', undefined],
    ['nested.deep.deeper', undefined],
    ['absent', undefined],
  ])('%s', (path, sentence) => {
    expect(findString(strings, path, 'en')).toBe(sentence);
  });

  it.each([
    ['en', 1, '{{count}} attempt'],
    ['en', 0, '{{count}} attempts'],
    ['fr', 0, '{{count}} attempt'],
    ['ar', 2, '{{count}} attempts'],
  ])('takes the plural that %s has for %d, or the general one', (language, count, sentence) => {
    expect(findString(strings, 'attempts', language, count)).toBe(sentence);
  });

  it('needs no plural where a sentence has none', () => {
    expect(findString(strings, 'plain', 'en', 3)).toBe('Plain');
    expect(findString(undefined, 'plain', 'en')).toBeUndefined();
  });
});

describe('interpolate', () => {
  it('writes numbers as the language does and leaves texts as they are', () => {
    expect(interpolate('{{name}} has {{ xp }} XP', { name: 'Amira', xp: 12450 }, 'en')).toBe(
      'Amira has 12,450 XP',
    );
    expect(interpolate('{{xp}} XP', { xp: 12450 }, 'de')).toBe('12.450 XP');
    expect(interpolate('{{code}}', { code: '12450' }, 'de')).toBe('12450');
  });
  it('does not read placeholders in a value', () => {
    expect(interpolate('{{a}} {{b}}', { a: '{{b}}', b: 'x' }, 'en')).toBe('{{b}} x');
  });
  it('keeps a name that nobody gave', () => {
    expect(interpolate('Hello {{name}}', {}, 'en')).toBe('Hello {{name}}');
  });
});

describe('piecesOf', () => {
  it('cuts a sentence at its tags', () => {
    expect(piecesOf('Accept the <a>Terms</a> and <b>Policy</b>.')).toEqual([
      { text: 'Accept the ', tag: null },
      { text: 'Terms', tag: 'a' },
      { text: ' and ', tag: null },
      { text: 'Policy', tag: 'b' },
      { text: '.', tag: null },
    ]);
  });
  it('leaves what is no pair of tags alone', () => {
    expect(piecesOf('SpO2 < 90 <a>x')).toEqual([{ text: 'SpO2 < 90 <a>x', tag: null }]);
    expect(piecesOf('')).toEqual([]);
  });
});
