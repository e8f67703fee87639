import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Patient, Vitals } from '@rounds/contract/learning/scenarios';
import { vitalNames } from './clinical-picture.rules.ts';
import { markVital, readingsPerRow, patientGroup, type PatientGroup } from './vitals.rules.ts';

type Row = [keyof Vitals, number, string | null];

const say = (name: keyof Vitals, vitals: Vitals, group: PatientGroup = 'adult') => {
  const mark = markVital(name, vitals, group);
  return mark && `${mark.severity} ${mark.direction}`;
};

describe('readings of an adult', () => {
  it.each<Row>([
    ['heartRate', 40, 'critical low'],
    ['heartRate', 50, 'abnormal low'],
    ['heartRate', 51, null],
    ['heartRate', 100, null],
    ['heartRate', 101, 'abnormal high'],
    ['heartRate', 130, 'abnormal high'],
    ['heartRate', 131, 'critical high'],
    ['respiratoryRate', 8, 'critical low'],
    ['respiratoryRate', 11, 'abnormal low'],
    ['respiratoryRate', 12, null],
    ['respiratoryRate', 20, null],
    ['respiratoryRate', 21, 'abnormal high'],
    ['respiratoryRate', 25, 'critical high'],
    ['oxygenSaturation', 91, 'critical low'],
    ['oxygenSaturation', 93, 'abnormal low'],
    ['oxygenSaturation', 94, null],
    ['oxygenSaturation', 100, null],
    ['temperature', 35, 'critical low'],
    ['temperature', 36, 'abnormal low'],
    ['temperature', 36.1, null],
    ['temperature', 38, null],
    ['temperature', 38.1, 'abnormal high'],
    ['temperature', 40, 'critical high'],
    ['painScore', 6, null],
    ['painScore', 7, 'abnormal high'],
  ])('%s %s: %s', (name, value, expected) => {
    expect(say(name, { [name]: value })).toBe(expected);
  });

  it.each([
    [90, 60, 'critical low'],
    [100, 60, 'abnormal low'],
    [101, 60, null],
    [128, 82, null],
    [139, 89, null],
    [140, 85, 'abnormal high'],
    [132, 94, 'abnormal high'],
    [184, 96, 'critical high'],
    [150, 122, 'critical high'],
    [118, 48, 'abnormal low'],
    [150, 45, 'abnormal high'],
  ])('pressure %s/%s: %s', (systolic, diastolic, expected) => {
    expect(say('bloodPressure', { bloodPressure: { systolic, diastolic } })).toBe(expected);
  });

  it.each([
    ['A', null],
    ['C', 'critical altered'],
    ['U', 'critical altered'],
  ] as const)('consciousness %s: %s', (consciousness, expected) => {
    expect(say('consciousness', { consciousness })).toBe(expected);
  });
});

describe('an adult whose target is between 88 and 92%', () => {
  it.each<Row>([
    ['oxygenSaturation', 83, 'critical low'],
    ['oxygenSaturation', 87, 'abnormal low'],
    ['oxygenSaturation', 88, null],
    ['oxygenSaturation', 91, null],
    ['respiratoryRate', 25, 'critical high'],
  ])('%s %s: %s', (name, value, expected) => {
    expect(say(name, { [name]: value }, 'hypercapnic')).toBe(expected);
  });
});

describe('children and patients of unknown age', () => {
  it.each<Row>([
    ['heartRate', 150, null],
    ['heartRate', 96, null],
    ['heartRate', 38, 'critical low'],
    ['respiratoryRate', 34, null],
    ['respiratoryRate', 6, 'critical low'],
    ['oxygenSaturation', 93, null],
    ['oxygenSaturation', 91, 'abnormal low'],
    ['oxygenSaturation', 89, 'critical low'],
    ['temperature', 38.6, 'abnormal high'],
    ['temperature', 36, null],
  ])('%s %s: %s', (name, value, expected) => {
    expect(say(name, { [name]: value }, 'unsure')).toBe(expected);
  });

  it('a pressure that is low for an adult says nothing about a child', () => {
    expect(say('bloodPressure', { bloodPressure: { systolic: 88, diastolic: 50 } }, 'unsure')).toBeNull();
  });

  it('are never marked where an adult’s are not', () => {
    const reading = fc.oneof(
      fc.record({ heartRate: fc.nat(350) }),
      fc.record({ respiratoryRate: fc.nat(120) }),
      fc.record({ oxygenSaturation: fc.nat(100) }),
      fc.record({ temperature: fc.integer({ min: 200, max: 450 }).map((tenths) => tenths / 10) }),
      fc.record({ bloodPressure: fc.record({ systolic: fc.nat(320), diastolic: fc.nat(220) }) }),
    );
    fc.assert(
      fc.property(reading, (vitals: Vitals) => {
        const [name] = vitalNames(vitals);
        if (name && markVital(name, vitals, 'unsure'))
          expect(markVital(name, vitals, 'adult')).not.toBeNull();
      }),
    );
  });
});

it('says nothing about a missing reading', () => {
  expect(markVital('heartRate', {}, 'adult')).toBeNull();
  expect(markVital('bloodPressure', {}, 'adult')).toBeNull();
  expect(markVital('consciousness', {}, 'adult')).toBeNull();
});

describe('whose ranges apply', () => {
  it.each<[Patient | undefined, PatientGroup]>([
    [{ age: { value: 16, unit: 'years' } }, 'adult'],
    [{ age: { value: 15, unit: 'years' } }, 'unsure'],
    [{ age: { value: 90, unit: 'months' } }, 'unsure'],
    [{ age: { value: 27, unit: 'days' } }, 'unsure'],
    [{ age: { value: 69, unit: 'years' }, retainsCarbonDioxide: true }, 'hypercapnic'],
    [{ age: { value: 7, unit: 'years' }, retainsCarbonDioxide: true }, 'unsure'],
    [undefined, 'unsure'],
  ])('%j → %s', (patient, group) => {
    expect(patientGroup(patient)).toBe(group);
  });

  it('a healthy newborn has no reading marked, however old the mother in the story is', () => {
    const group = patientGroup({ name: 'Mai', age: { value: 5, unit: 'days' } });
    const vitals = { heartRate: 134, respiratoryRate: 42, oxygenSaturation: 98, temperature: 36.8 };
    expect(vitalNames(vitals).map((name) => markVital(name, vitals, group))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

it('leaves no reading alone on a row if four or more fit', () => {
  for (const most of [4, 5, 6, 7]) {
    for (const readings of [2, 3, 4, 5, 6, 7]) {
      const row = readingsPerRow(readings, most);
      expect(row).toBeLessThanOrEqual(most);
      expect(readings % row).not.toBe(row === 1 ? 2 : 1);
    }
  }
  expect(readingsPerRow(7, 4)).toBe(4);
});
