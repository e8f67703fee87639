import { describe, expect, it } from 'vitest';
import { formatFor } from './format.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const english = formatFor('en');

describe('relativeTime', () => {
  it.each([
    ['2026-11-21T12:00:00Z', 'now'],
    ['2026-11-21T11:59:31Z', 'now'],
    ['2026-11-21T11:58:59Z', '1 minute ago'],
    ['2026-11-21T09:00:00Z', '3 hours ago'],
    ['2026-11-20T11:00:00Z', 'yesterday'],
    ['2026-11-05T12:00:00Z', '2 weeks ago'],
    ['2024-11-05T12:00:00Z', '2 years ago'],
    ['2026-11-21T12:05:00Z', 'in 5 minutes'],
  ])('%s is %s', (instant, text) => {
    expect(english.relativeTime(instant, now)).toBe(text);
  });
});

it.each([
  [0, '0%'],
  [0.3, '1%'],
  [53.3, '53%'],
  [66.666, '67%'],
  [80, '80%'],
  [99.6, '99%'],
  [100, '100%'],
])('writes %f per cent as %s', (value, text) => {
  expect(english.percent(value)).toBe(text);
});

it('keeps an amount together among words that run right to left', () => {
  expect(formatFor('ar').money(29)).toBe('\u206629\u00a0US$\u2069');
  expect(formatFor('ar').money(-19.99)).toBe('\u2066-19.99\u00a0US$\u2069');
  expect(english.money(29)).toBe('$29');
});

it('joins items in another script from right to left where the language runs so', () => {
  const items = ['Heart failure', 'Blood'];
  expect(formatFor('ar').list(items)).toBe('\u2068Heart failure\u2069 و\u2068Blood\u2069');
  expect(english.list(items)).toBe('Heart failure and Blood');
});

it('writes a week’s end as the last minute before it', () => {
  expect(english.lastMinute(new Date(2026, 10, 30))).toBe('Sunday, November 29 at 11:59 PM');
});

it('writes per cent as the language does', () => {
  expect(formatFor('de').percent(66.666)).toBe('67\u00a0%');
});

it('keeps a calendar day where it is, whatever the zone', () => {
  expect(english.weekday('2026-11-16', 'long')).toBe('Monday');
  expect(english.day('2026-11-16')).toBe('Monday, November 16');
  expect(english.day('2026-11-16', 'short')).toBe('Mon, November 16');
});

// A sentence puts words before it, or joins a particle to it: abbreviations and dots don't stand that.
it.each([
  ['en', 'November 16, 2026', 'Monday, November 16'],
  ['de', '16. November 2026', 'Montag, 16. November'],
  ['es', '16 de noviembre de 2026', 'lunes, 16 de noviembre'],
  ['fr', '16 novembre 2026', 'lundi 16 novembre'],
  ['pt', '16 de novembro de 2026', 'segunda-feira, 16 de novembro'],
  ['zh', '2026年11月16日', '11月16日星期一'],
  ['ja', '2026年11月16日', '11月16日月曜日'],
  ['ko', '2026년 11월 16일', '11월 16일 월요일'],
  ['ar', '16 نوفمبر 2026', 'الاثنين، 16 نوفمبر'],
] as const)('writes dates in %s as they stand in a sentence', (language, date, day) => {
  const format = formatFor(language);
  expect(format.date('2026-11-16T12:00:00Z')).toBe(date);
  expect(format.day('2026-11-16')).toBe(day);
});
