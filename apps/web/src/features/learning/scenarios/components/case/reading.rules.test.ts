import { expect, it } from 'vitest';
import type { Vitals } from '@rounds/contract/learning/scenarios';
import { readingOf } from './reading.rules.ts';

const vitals: Vitals = {
  heartRate: 112,
  bloodPressure: { systolic: 84, diastolic: 44 },
  oxygenSaturation: 94,
  temperature: 38,
  painScore: 0,
  consciousness: 'C',
};

it.each([
  ['heartRate', { value: '112', unit: '/min' }],
  ['bloodPressure', { value: '84/44', unit: 'mmHg' }],
  ['oxygenSaturation', { value: '94', unit: '%' }],
  ['temperature', { value: '38.0', unit: '°C', alternative: '100.4 °F' }],
  ['painScore', { value: '0', unit: '/ 10' }],
  ['consciousness', { value: 'C', unit: '' }],
  ['respiratoryRate', null],
] as const)('%s is written as %o', (name, reading) => {
  expect(readingOf(name, vitals, String)).toEqual(reading);
});

it('writes decimals in the language’s format', () => {
  const write = (figure: number | string) => String(figure).replace('.', ',');
  expect(readingOf('temperature', vitals, write)).toEqual({
    value: '38,0',
    unit: '°C',
    alternative: '100,4 °F',
  });
});
