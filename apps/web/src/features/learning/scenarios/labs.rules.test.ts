import { describe, expect, it } from 'vitest';
import type { Lab } from '@rounds/contract/learning/scenarios';
import { abnormalCount, byUrgency, markLab, rangeText } from './labs.rules.ts';

const lab = (
  name: string,
  value: number,
  unit: string,
  low: number | null,
  high: number | null,
  more: Partial<Lab> = {},
): Lab => ({ name, value, unit, low, high, ...more });

const potassium = (value: number) => lab('Potassium', value, 'mmol/L', 3.5, 5);

describe('a result', () => {
  it.each([
    [potassium(3.4), 'low', 'abnormal'],
    [potassium(2.5), 'low', 'critical'],
    [potassium(5.1), 'high', 'abnormal'],
    [potassium(6.5), 'high', 'critical'],
    [lab('Sodium (8 hours later)', 132, 'mmol/L', 135, 145), 'low', 'abnormal'],
    [lab('pH (venous)', 7.12, 'pH', 7.35, 7.45), 'low', 'critical'],
    [lab('Arterial pH', 7.31, 'pH', 7.35, 7.45), 'low', 'abnormal'],
    [lab('Platelets', 18, '10⁹/L', 150, 400), 'low', 'critical'],
    [lab('INR (day 4)', 8.1, 'ratio', null, 1.2), 'high', 'critical'],
    // The same in the other system of units.
    [
      lab('Capillary glucose', 43, 'mg/dL', 72, 140, {
        alternative: { value: 2.4, unit: 'mmol/L', low: 4, high: 7.8 },
      }),
      'low',
      'critical',
    ],
    // Similar names, other fluids and other vessels have no such limit.
    [lab('Lactate dehydrogenase', 900, 'U/L', 120, 250), 'high', 'abnormal'],
    [lab('Pleural fluid pH', 7.1, 'pH', 7.6, null), 'low', 'abnormal'],
    [lab('Urine sodium', 8, 'mmol/L', 20, null), 'low', 'abnormal'],
    [lab('pO2 (venous)', 4, 'kPa', 4.5, 6), 'low', 'abnormal'],
    [lab('Venous pO2', 4, 'kPa', 4.5, 6), 'low', 'abnormal'],
    [lab('Capillary pO2', 5.5, 'kPa', 6, 8), 'low', 'abnormal'],
    [lab('pO2 (arterial)', 5.8, 'kPa', 10.5, 13.5), 'low', 'critical'],
    // For a unit without a known limit, nothing is claimed.
    [lab('Haemoglobin', 5, 'mmol/L', 7.4, 9.9), 'low', 'abnormal'],
  ] as const)('%o is %s, %s', (result, direction, severity) => {
    expect(markLab(result)).toEqual({ direction, severity });
  });

  it.each([potassium(3.5), potassium(5), lab('CRP', 400, 'mg/L', null, null)])('%o is not marked', (one) => {
    expect(markLab(one)).toBeNull();
  });
});

describe('a list of results', () => {
  const rows = [potassium(4), potassium(5.2), potassium(6.9), potassium(3), potassium(2.1)].map((one) => ({
    lab: one,
  }));

  it('starts with the critical ones, then the abnormal ones, each in the order of the case', () => {
    expect(byUrgency(rows).map((row) => row.lab.value)).toEqual([6.9, 2.1, 5.2, 3, 4]);
    expect(rows[0]?.lab.value).toBe(4);
  });

  it('counts results outside their range', () => {
    expect(abnormalCount(rows.map((row) => row.lab))).toBe(4);
  });
});

it.each([
  [3.5, 5, '3.5–5'],
  [-2, 2, '-2 – +2'],
  [-8, -2, '-8 – -2'],
  [null, 5, '≤ 5'],
  [3.5, null, '≥ 3.5'],
  [null, null, null],
])('from %s to %s is printed %s', (low, high, text) => {
  expect(rangeText({ value: 1, low, high }, String)).toBe(text);
});
