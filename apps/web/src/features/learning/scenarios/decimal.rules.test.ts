import { expect, it } from 'vitest';
import { parseDecimal } from './decimal.rules.ts';

it.each([
  ['3.5', 'en', 3.5],
  ['3,5', 'de', 3.5],
  ['3,5', 'en', 3.5],
  ['3.5', 'de', 3.5],
  ['0,125', 'en', 0.125],
  ['0.125', 'de', 0.125],
  ['1,000', 'en', 1000],
  ['1.000', 'de', 1000],
  ['1,250', 'de', 1.25],
  ['1.250', 'en', 1.25],
  ['1,234.5', 'en', 1234.5],
  ['1.234,5', 'de', 1234.5],
  ['1 250', 'fr', 1250],
  ['1.000.000', 'de', 1_000_000],
  ['.5', 'en', 0.5],
  ['−2', 'en', -2],
  ['٣٫٥', 'ar', 3.5],
  [' 7 ', 'ja', 7],
])('reads %s in %s as %d', (text, language, value) => {
  expect(parseDecimal(text, language)).toBe(value);
});

it.each(['', '.', 'seven', '3 mL', '1.2.3', '1e3', '--1'])('reads no number in "%s"', (text) => {
  expect(parseDecimal(text, 'en')).toBeNull();
});
