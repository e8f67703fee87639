import { describe, expect, it } from 'vitest';
import { createTranslator, translate, type Values } from './translator.ts';

const translator = createTranslator();
translator.addResourceBundle('en', 'test', {
  plain: 'Plain',
  nested: { deep: 'Deep' },
  attempts_one: '{{count}} attempt',
  attempts_other: '{{count}} attempts',
  xp: '{{name}} has {{ xp }} XP',
  two: '{{a}} {{b}}',
  onlyEnglish_one: '{{count}} case',
  onlyEnglish_other: '{{count}} cases',
});
translator.addResourceBundle('de', 'test', { plain: 'Schlicht', xp: '{{name}} hat {{xp}} EP' });
translator.addResourceBundle('fr', 'test', {
  attempts_one: '{{count}} tentative',
  attempts_other: '{{count}} tentatives',
});
translator.addResourceBundle('ar', 'test', {
  attempts_two: 'محاولتان',
  attempts_few: '{{count}} محاولات',
  attempts_other: '{{count}} محاولة',
});

const say = (language: string, key: string, values?: Values) =>
  translate(translator, language, 'test', key, values);

describe('a sentence', () => {
  it.each([
    ['plain', 'Plain'],
    ['nested.deep', 'Deep'],
    ['nested', 'nested'],
    ['nested.deep.deeper', 'nested.deep.deeper'],
    ['absent', 'absent'],
    ['constructor', 'constructor'],
  ])('%s: its own, or the key where there is none', (key, sentence) => {
    expect(say('en', key)).toBe(sentence);
  });

  it('is English where the language lacks it', () => {
    expect(say('de', 'plain')).toBe('Schlicht');
    expect(say('de', 'nested.deep')).toBe('Deep');
    expect(say('de', 'onlyEnglish', { count: 1 })).toBe('1 case');
  });

  it.each([
    ['en', 1, '1 attempt'],
    ['en', 0, '0 attempts'],
    ['fr', 0, '0 tentative'],
    ['ar', 2, 'محاولتان'],
    ['ar', 3, '3 محاولات'],
    ['ar', 1, '1 محاولة'],
  ])('takes the plural that %s has for %d, or the general one', (language, count, sentence) => {
    expect(say(language, 'attempts', { count })).toBe(sentence);
  });

  it('needs no plural where it has none', () => {
    expect(say('en', 'plain', { count: 3 })).toBe('Plain');
  });
});

describe('values', () => {
  it('are numbers as the language writes them, and texts as they are', () => {
    expect(say('en', 'xp', { name: 'Amira', xp: 12450 })).toBe('Amira has 12,450 XP');
    expect(say('de', 'xp', { name: 'Amira', xp: 12450 })).toBe('Amira hat 12.450 EP');
    expect(say('de', 'xp', { name: 'Amira', xp: '12450' })).toBe('Amira hat 12450 EP');
  });

  it('are never read as more than text', () => {
    for (const value of ['{{b}}', '{{- b}}', '$t(plain)', '<b>&amp;', '$&', '$1']) {
      expect(say('en', 'two', { a: value, b: 'x' })).toBe(`${value} x`);
      expect(say('en', 'two', { a: 'x', b: value })).toBe(`x ${value}`);
    }
  });

  it('are no options, whatever their names', () => {
    const values = { a: 1, b: 2, lng: 'de', ns: 'none', defaultValue: 'none', context: 'x', replace: 'none' };
    expect(say('en', 'two', values)).toBe('1 2');
  });

  it('leave a name that nobody gave', () => {
    expect(say('en', 'two', { a: 'x' })).toBe('x {{b}}');
  });
});
