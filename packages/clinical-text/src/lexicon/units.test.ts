import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convertUnit, parseUnit } from './units.ts';

describe('parseUnit', () => {
  test.each([
    ['mmol/L', 'mmol/l'],
    ['µmol/L', 'umol/L'],
    ['µg/L', 'mcg/L'],
    ['×10⁹/L', '10^9/L'],
    ['×10⁹/L', 'x 10^9/L'],
    ['×10⁹/L', '10*9/L'],
    ['×10⁹/L', 'K/µL'],
    ['×10¹²/L', 'x10^12/L'],
    ['mL/min/1.73 m²', 'ml/min/1.73m2'],
    ['mmHg', 'mm Hg'],
    ['mg/24 h', 'mg/day'],
    ['ng/mL', 'µg/L'],
    ['mIU/L', 'µU/mL'],
    ['ng/mL FEU', 'µg/L'],
    ['units/kg/h', 'U/kg/hour'],
    ['%', 'L/dL'],
  ])('reads %s and %s as units of one kind', (one, other) => {
    expect(parseUnit(one)).not.toBeNull();
    expect(parseUnit(other)?.kind).toBe(parseUnit(one)?.kind);
  });

  test.each(['', 'tablets', 'mmol/', 'L mol', 'kmmol/L', 'points'])(
    'does not take "%s" for a unit',
    (text) => {
      expect(parseUnit(text)).toBeNull();
    },
  );
});

describe('convertUnit', () => {
  test.each([
    [1, 'mg/L', 'µg/mL', 1],
    [98, 'g/L', 'g/dL', 9.8],
    [13.3, 'kPa', 'mmHg', 99.76],
    [60, 'min', 'h', 1],
    [4.5, '×10⁹/L', '/µL', 4500],
    [70, 'kg', 'lb', 154.3],
  ])('%d %s in %s is %d', (value, from, to, expected) => {
    expect(convertUnit(value, from, to)).toBeCloseTo(expected, 1);
  });

  test('does not convert between kinds', () => {
    expect(convertUnit(1, 'mg/L', 'mmol/L')).toBeNull();
    expect(convertUnit(1, 'mg', 'mg/L')).toBeNull();
  });

  test('comes back to where it started', () => {
    const units = fc.constantFrom('mg/L', 'g/L', 'µg/mL', 'ng/dL', 'pg/mL');
    fc.assert(
      fc.property(fc.double({ min: 1e-3, max: 1e6, noNaN: true }), units, units, (value, from, to) => {
        const there = convertUnit(value, from, to);
        expect(there).not.toBeNull();
        expect(convertUnit(there ?? 0, to, from)).toBeCloseTo(value, 6);
      }),
    );
  });
});
