import { expect, it } from 'vitest';
import type { Vitals } from '@rounds/contract/learning/scenarios';
import type { ClinicalPicture, VitalName } from './clinical-picture.rules.ts';
import { stripReadings } from './strip.rules.ts';

const samir = { name: 'Samir', age: { value: 7, unit: 'years' } } as const;
const vitals: Vitals = {
  heartRate: 116,
  bloodPressure: { systolic: 104, diastolic: 62 },
  respiratoryRate: 28,
  oxygenSaturation: 95,
  temperature: 37.2,
};

function picture(changes: Partial<ClinicalPicture> = {}): ClinicalPicture {
  const nothing = {
    newVitals: [],
    previousVitals: {},
    earlierVitals: [],
    labs: [],
    findings: [],
    updates: [],
  };
  return { patient: samir, hasAged: false, vitals, ...nothing, ...changes };
}

it.each<[string, Partial<ClinicalPicture>, readonly VitalName[], readonly VitalName[], number]>([
  ['pulse, rate and saturation', {}, ['heartRate', 'respiratoryRate', 'oxygenSaturation'], [], 2],
  [
    'what stands out first',
    { vitals: { ...vitals, temperature: 39.4, oxygenSaturation: 88 } },
    ['oxygenSaturation', 'temperature', 'heartRate'],
    [],
    2,
  ],
  [
    'all that stands out, however many they are',
    {
      vitals: { heartRate: 230, respiratoryRate: 75, oxygenSaturation: 80, temperature: 40.5, painScore: 9 },
    },
    ['heartRate', 'respiratoryRate', 'oxygenSaturation', 'temperature', 'painScore'],
    [],
    0,
  ],
  [
    'what was taken before, as such',
    { earlierVitals: ['heartRate', 'bloodPressure', 'respiratoryRate', 'temperature'] },
    ['oxygenSaturation'],
    ['heartRate', 'respiratoryRate'],
    2,
  ],
  [
    'all that stood out before',
    {
      vitals: {
        heartRate: 230,
        respiratoryRate: 75,
        oxygenSaturation: 80,
        bloodPressure: { systolic: 40, diastolic: 20 },
        painScore: 1,
      },
      earlierVitals: ['heartRate', 'respiratoryRate', 'oxygenSaturation', 'bloodPressure'],
    },
    [],
    ['heartRate', 'respiratoryRate', 'oxygenSaturation', 'bloodPressure'],
    1,
  ],
  ['nothing where nothing was taken', { vitals: {} }, [], [], 0],
])('%s', (_, changes, present, earlier, leftOut) => {
  expect(stripReadings(picture(changes))).toEqual({ present, earlier, leftOut });
});
