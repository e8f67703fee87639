import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convertLab, findLabs, labs, toEntryUnit } from './labs.ts';
import { parseUnit } from './units.ts';

const byId = (id: string) => {
  const entry = labs.find((lab) => lab.id === id);
  if (!entry) throw new RangeError(`No laboratory value "${id}"`);
  return entry;
};

describe('the lexicon of laboratory values', () => {
  test('knows at least 120 values, each once', () => {
    expect(labs.length).toBeGreaterThanOrEqual(120);
    expect(new Set(labs.map((lab) => lab.id)).size).toBe(labs.length);
  });

  test.each(labs.map((lab) => [lab.id, lab] as const))('%s fits itself', (_, lab) => {
    const [least, most] = lab.plausible;
    expect(least).toBeLessThan(most);
    expect(parseUnit(lab.unit)).not.toBeNull();
    for (const { unit, factor } of lab.bridges ?? []) {
      expect(parseUnit(unit)).not.toBeNull();
      expect(parseUnit(unit)?.kind).not.toBe(parseUnit(lab.unit)?.kind);
      expect(factor).toBeGreaterThan(0);
    }
    expect(lab.bands).not.toEqual([]);
    for (const { low, high } of lab.bands) {
      for (const bound of [low, high]) {
        if (!bound) continue;
        expect(bound[0]).toBeLessThanOrEqual(bound[1]);
        expect(bound[0]).toBeGreaterThanOrEqual(least);
        expect(bound[1]).toBeLessThanOrEqual(most);
      }
      if (low && high) expect(low[0]).toBeLessThan(high[1]);
      expect(low ?? high).not.toBeNull();
    }
  });
});

describe('findLabs', () => {
  test.each([
    ['Potassium', 'potassium'],
    ['K+', 'potassium'],
    ['Potassium, repeated', 'potassium'],
    ['Serum potassium', 'potassium'],
    ['Capillary glucose, 15 min later', 'glucose'],
    ['Glucose at 2 h', 'glucose'],
    ['pH (venous), next morning', 'ph'],
    ['pCO₂', 'pco2'],
    ['Hemoglobin', 'haemoglobin'],
    ['High-sensitivity troponin T (3 h)', 'troponin'],
    ['β-hydroxybutyrate', 'ketones'],
    ['Urine sodium', 'urine-sodium'],
    ['CSF glucose', 'csf-glucose'],
    ['Vancomycin trough', 'vancomycin'],
    ['Faecal haemoglobin (FIT)', 'fit'],
    ['Alanine aminotransferase (ALT)', 'alt'],
  ])('takes "%s" for %s', (name, id) => {
    expect(findLabs(name).map((entry) => entry.id)).toContain(id);
  });

  test.each(['Pleural fluid potassium', 'Glucose control level 1', 'Drain creatinine', 'Mood', ''])(
    'does not take "%s" for a blood value',
    (name) => expect(findLabs(name)).toEqual([]),
  );

  test('gives both counts where a name serves two', () => {
    expect(findLabs('Neutrophils').map((entry) => entry.unit)).toEqual(['×10⁹/L', '%']);
  });
});

describe('convertLab', () => {
  test.each([
    ['glucose', 5.5, 'mmol/L', 'mg/dL', 99],
    ['creatinine', 88.4, 'µmol/L', 'mg/dL', 1],
    ['urea', 7.14, 'mmol/L', 'mg/dL', 20],
    ['urea', 10, 'mmol/L', 'mg/dL', 60],
    ['calcium', 2.5, 'mmol/L', 'mg/dL', 10],
    ['magnesium', 0.82, 'mmol/L', 'mg/dL', 2],
    ['phosphate', 1.13, 'mmol/L', 'mg/dL', 3.5],
    ['bilirubin', 17.1, 'µmol/L', 'mg/dL', 1],
    ['haemoglobin', 140, 'g/L', 'g/dL', 14],
    ['haematocrit', 0.42, 'L/L', '%', 42],
    ['hba1c', 48, 'mmol/mol', '%', 6.5],
    ['po2', 13.3, 'kPa', 'mmHg', 100],
    ['cholesterol', 5.17, 'mmol/L', 'mg/dL', 200],
    ['triglycerides', 1.69, 'mmol/L', 'mg/dL', 150],
    ['urate', 357, 'µmol/L', 'mg/dL', 6],
    ['lactate', 2, 'mmol/L', 'mg/dL', 18],
    ['iron', 17.9, 'µmol/L', 'µg/dL', 100],
    ['vitamin-b12', 148, 'pmol/L', 'pg/mL', 200],
    ['vitamin-d', 50, 'nmol/L', 'ng/mL', 20],
    ['free-t4', 12.9, 'pmol/L', 'ng/dL', 1],
    ['cortisol', 276, 'nmol/L', 'µg/dL', 10],
    ['testosterone', 10.4, 'nmol/L', 'ng/dL', 300],
    ['troponin', 40, 'ng/L', 'ng/mL', 0.04],
    ['digoxin', 1, 'µg/L', 'nmol/L', 1.28],
    ['paracetamol', 100, 'mg/L', 'µmol/L', 661],
    ['urine-acr', 30, 'mg/mmol', 'mg/g', 265],
    ['tsh', 4, 'mU/L', 'µIU/mL', 4],
    ['pth', 5.3, 'pmol/L', 'pg/mL', 50],
  ])('%s: %d %s is %s %d', (id, value, from, to, expected) => {
    const readings = convertLab(byId(id), value, from, to);
    expect(readings.some((reading) => Math.abs(reading - expected) <= expected * 0.01)).toBe(true);
  });

  test('comes back to where it started, in every unit of every test', () => {
    const lab = fc.constantFrom(...labs.filter((each) => (each.bridges ?? []).length > 0));
    fc.assert(
      fc.property(lab, fc.double({ min: 0, max: 1, noNaN: true }), (entry, share) => {
        const [least, most] = entry.plausible;
        const value = least + (most - least) * share;
        for (const { unit } of entry.bridges ?? []) {
          const back = convertLab(entry, value, entry.unit, unit).flatMap((there) =>
            toEntryUnit(entry, there, unit),
          );
          expect(back.some((each) => Math.abs(each - value) <= 1e-6 * Math.max(1, Math.abs(value)))).toBe(
            true,
          );
        }
      }),
    );
  });

  test('knows no way between units that do not belong', () => {
    expect(convertLab(byId('potassium'), 4, 'mmol/L', 'kPa')).toEqual([]);
    expect(convertLab(byId('potassium'), 4, 'kPa', 'mmol/L')).toEqual([]);
  });
});
