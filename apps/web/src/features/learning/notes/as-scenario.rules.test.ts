import { expect, test } from 'vitest';
import { asOption } from './as-scenario.rules.ts';

test.each([
  ['a sudden fall in pressure', 'A sudden fall in pressure'],
  ['aldosterone', 'Aldosterone'],
  ['55 to 70%', '55 to 70%'],
  ['mmol/L', 'mmol/L'],
  ['pH of 7.4', 'pH of 7.4'],
  ['eGFR', 'eGFR'],
  ['mg', 'mg'],
])('an option “%s” is shown as “%s”', (written, shown) => expect(asOption(written)).toBe(shown));
