import { expect, it } from 'vitest';
import type { Patient } from '@rounds/contract/learning/scenarios';
import { patientLabel } from './patient.rules.ts';

it.each<[string | undefined, number, Patient['age']['unit'], string | null]>([
  ['Mrs Haugen', 84, 'years', 'Mrs Haugen, 84'],
  ['Theo', 2, 'years', 'Theo, 2'],
  ['Mateo Lavoie', 19, 'months', 'Mateo Lavoie, 19 months'],
  ['Mai', 5, 'days', 'Mai, 5 days'],
  ['Baby Yara', 1, 'days', 'Baby Yara, 1 day'],
  [undefined, 54, 'years', 'Patient, 54'],
])('%s, %s %s → %s', (name, value, unit, label) => {
  expect(patientLabel({ name, age: { value, unit } })).toBe(label);
});

it('says nothing if there is no patient', () => {
  expect(patientLabel(undefined)).toBeNull();
});

it('leaves out an age that is no longer true', () => {
  expect(patientLabel({ name: 'Mai', age: { value: 5, unit: 'days' } }, true)).toBe('Mai');
  expect(patientLabel({ name: 'Linh', age: { value: 27, unit: 'years' } }, true)).toBe('Linh, 27');
});
