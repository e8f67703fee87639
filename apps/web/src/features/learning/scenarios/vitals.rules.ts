import type { Patient, Vitals } from '@rounds/contract/learning/scenarios';
import type { VitalName } from './clinical-picture.rules.ts';

/**
 * Whose ranges apply. `hypercapnic` is an adult who retains carbon dioxide and is treated to a saturation of 88 to 92%;
 * `unsure` covers children and anybody whose age the case does not tell.
 */
export type PatientGroup = 'adult' | 'hypercapnic' | 'unsure';

export interface ReadingMark {
  readonly direction: 'high' | 'low' | 'altered';
  readonly severity: 'abnormal' | 'critical';
}

interface Bounds {
  /** At or below: critical, abnormal. At or above: abnormal, critical. Null where that side says nothing. */
  readonly criticalLow: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly criticalHigh: number | null;
}

type Measure =
  | 'heartRate'
  | 'systolic'
  | 'diastolic'
  | 'respiratoryRate'
  | 'oxygenSaturation'
  | 'temperature'
  | 'painScore';

/**
 * Adults, after NEWS2 (RCP, 2017): a score of 3 is critical. On the low side, a pulse, a rate or a temperature that
 * scores 1 is abnormal; elsewhere a score of 2 is. Customary limits apply where NEWS2 is silent or wide: a pulse above
 * 100, fever above 38 and from 40 °C, a pressure from 140/90, severe from 180/120, diastolic below 50, pain from 7.
 */
const adultBounds: Readonly<Record<Measure, Bounds>> = {
  heartRate: { criticalLow: 40, low: 50, high: 101, criticalHigh: 131 },
  systolic: { criticalLow: 90, low: 100, high: 140, criticalHigh: 180 },
  diastolic: { criticalLow: null, low: 49, high: 90, criticalHigh: 120 },
  respiratoryRate: { criticalLow: 8, low: 11, high: 21, criticalHigh: 25 },
  oxygenSaturation: { criticalLow: 91, low: 93, high: null, criticalHigh: null },
  temperature: { criticalLow: 35, low: 36, high: 38.1, criticalHigh: 40 },
  painScore: { criticalLow: null, low: null, high: 7, criticalHigh: null },
};

/** Scale 2 of NEWS2: 88 to 92% is the target. High readings say nothing unless oxygen is given, which isn't known here. */
const hypercapnicBounds: Readonly<Record<Measure, Bounds>> = {
  ...adultBounds,
  oxygenSaturation: { criticalLow: 83, low: 87, high: null, criticalHigh: null },
};

/**
 * Readings that are wrong at any age. A well-looking infant with bronchiolitis may stay in room air at 90 or 91%
 * (NICE NG9), so a child's saturation is critical below 90%.
 */
const anyAgeBounds: Readonly<Record<Measure, Bounds>> = {
  heartRate: { criticalLow: 40, low: null, high: null, criticalHigh: 220 },
  systolic: { criticalLow: 50, low: null, high: null, criticalHigh: 180 },
  diastolic: { criticalLow: null, low: null, high: null, criticalHigh: 120 },
  respiratoryRate: { criticalLow: 8, low: null, high: null, criticalHigh: 70 },
  oxygenSaturation: { criticalLow: 89, low: 91, high: null, criticalHigh: null },
  temperature: { criticalLow: 35, low: null, high: 38.1, criticalHigh: 40 },
  painScore: { criticalLow: null, low: null, high: 7, criticalHigh: null },
};

const boundsOf: Readonly<Record<PatientGroup, Readonly<Record<Measure, Bounds>>>> = {
  adult: adultBounds,
  hypercapnic: hypercapnicBounds,
  unsure: anyAgeBounds,
};

/** How a reading stands out; null if it does not, or can't be judged. */
export function markVital(name: VitalName, vitals: Vitals, group: PatientGroup): ReadingMark | null {
  if (name === 'consciousness') {
    const level = vitals.consciousness;
    return level && level !== 'A' ? { direction: 'altered', severity: 'critical' } : null;
  }
  if (name === 'bloodPressure') {
    const pressure = vitals.bloodPressure;
    if (!pressure) return null;
    return graver(
      markMeasure('systolic', pressure.systolic, group),
      markMeasure('diastolic', pressure.diastolic, group),
    );
  }
  const value = vitals[name];
  return value === undefined ? null : markMeasure(name, value, group);
}

/** The applicable ranges depend on the age given by the author, never on the story. */
export function patientGroup(patient: Patient | undefined): PatientGroup {
  if (!patient || patient.age.unit !== 'years' || patient.age.value < 16) return 'unsure';
  return patient.retainsCarbonDioxide ? 'hypercapnic' : 'adult';
}

function markMeasure(measure: Measure, value: number, group: PatientGroup): ReadingMark | null {
  const bounds = boundsOf[group][measure];
  if (bounds.criticalLow !== null && value <= bounds.criticalLow)
    return { direction: 'low', severity: 'critical' };
  if (bounds.criticalHigh !== null && value >= bounds.criticalHigh)
    return { direction: 'high', severity: 'critical' };
  if (bounds.low !== null && value <= bounds.low) return { direction: 'low', severity: 'abnormal' };
  if (bounds.high !== null && value >= bounds.high) return { direction: 'high', severity: 'abnormal' };
  return null;
}

function graver(first: ReadingMark | null, second: ReadingMark | null): ReadingMark | null {
  if (!first || !second) return first ?? second;
  return second.severity === 'critical' && first.severity !== 'critical' ? second : first;
}

/** How many readings to put in a row if up to `most` fit: rows of similar length, so that none has a single reading. */
export function readingsPerRow(readings: number, most: number): number {
  return Math.max(1, Math.ceil(readings / Math.ceil(readings / most)));
}
