import { describe, expect, test } from 'vitest';
import { quantities } from '../text/quantities.ts';
import { variantsOf } from './values.ts';

const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
/** The figure of a text as it is asked for: without its "below" and "or more". */
function numbersFor(text: string, seed: number): readonly number[] {
  const [whole] = quantities(text);
  if (!whole) return [];
  const isOpen = !Number.isFinite(whole.low + whole.high);
  const lead = !isOpen ? 0 : (/^\D*/.exec(text.slice(whole.start, whole.end))?.[0].length ?? 0);
  const from = whole.start + lead;
  const [bare] = quantities(text.slice(from, whole.end).replace(/ (?:or|and) \p{L}+$/u, ''));
  if (!bare) return [];
  const quantity = isOpen ? { ...bare, start: from, end: from + bare.end } : whole;
  const variants = variantsOf(text, quantity, seed, { small: true });
  return [...(variants?.others ?? [])].flatMap((other) =>
    [...other.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number)),
  );
}

describe('other figures of a body', () => {
  test.each([
    ['Labor before 37 weeks is preterm', 20, 42],
    ['Before 34 weeks, betamethasone is given to mature the fetal lungs', 20, 42],
    ['The maternal vaccine is given between 32 and 36 weeks of pregnancy', 4, 42],
    ['Moderate risk factors in pregnancy are obesity and an age of 35 years or older', 15, 50],
    ['Codeine is contraindicated in children under 12 years', 1, 18],
    ['Ibuprofen is avoided in infants under 6 months', 1, 12],
    ['Oxygen is started when the saturation is below 90 percent', 75, 98],
    ['A normal ejection fraction is 55 to 70 percent', 10, 90],
    ['The infusion is stopped if the respiratory rate falls below 12 breaths per minute', 4, 30],
    ['A respiratory rate above 60 breaths per minute endangers infants', 30, 90],
    ['Digoxin is held if the pulse is below 60 beats per minute', 30, 100],
    ['Vasopressors keep the mean arterial pressure at 65 mmHg or above', 35, 95],
    ['Fluid restriction is needed when the serum sodium is below 125 mmol/L', 90, 143],
    ['Hyponatremia means a serum sodium below 135 mmol/L', 90, 143],
    ['Hyperkalemia means a serum potassium above 5.5 mmol/L', 3.5, 10],
    ['A normal potassium is 3.5 to 5.0 mEq/L', 1, 12],
    ['Blood glucose is kept below 180 mg/dL', 40, 400],
    ['Diabetes is diagnosed by a fasting plasma glucose of 126 mg/dL or more', 40, 300],
    ['For most adults the target for hemoglobin A1c is below 7 percent', 5, 10],
    ['Oxygen is given at 10 L/min by mask', 1, 15],
    ['A lockout interval of 6 to 10 minutes prevents overdose', 1, 60],
  ])('lie inside what it can have: %s', (text, least, greatest) => {
    for (const seed of seeds) {
      const found = numbersFor(text, seed);
      expect(found.length).toBeGreaterThanOrEqual(3);
      expect(Math.min(...found)).toBeGreaterThanOrEqual(least);
      expect(Math.max(...found)).toBeLessThanOrEqual(greatest);
    }
  });

  test.each([
    ['Women are seen 6 weeks after birth', 24],
    ['Median survival is more than 12 years', 50],
    ['Alteplase is given within 4.5 hours of the onset of stroke', 24],
    ['Platelets below 150 ×10⁹/L are too few', 3000],
  ])('leave other figures to their own steps: %s', (text, greatest) =>
    expect(Math.max(0, ...numbersFor(text, 1))).toBeLessThanOrEqual(greatest),
  );

  test.each(['High-flow oxygen runs at 1 to 2 L/kg per minute', 'They drink 2 to 3 liters of fluid a day'])(
    'that nobody would write are not made up: %s',
    (text) => {
      for (const seed of seeds) expect(numbersFor(text, seed)).toEqual([]);
    },
  );
});
