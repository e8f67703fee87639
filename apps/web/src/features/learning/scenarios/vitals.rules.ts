import type { Vitals } from '@rounds/contract/learning/scenarios';
import type { VitalName } from './clinical-picture.rules.ts';

/** Whose ranges apply. `unsure` covers children and whoever's age the case does not tell. */
export type PatientGroup = 'adult' | 'unsure';

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
 * Adults: the bands that NEWS2 (RCP, 2017) scores 2 or 3, with the customary limits where NEWS2 is silent
 * or wide: a pulse above 100, a pressure from 140/90, severe from 180/120, pain from 7.
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

/** Readings that are wrong at any age. */
const anyAgeBounds: Readonly<Record<Measure, Bounds>> = {
  heartRate: { criticalLow: 40, low: null, high: null, criticalHigh: 220 },
  systolic: { criticalLow: 50, low: null, high: null, criticalHigh: 180 },
  diastolic: { criticalLow: null, low: null, high: null, criticalHigh: 120 },
  respiratoryRate: { criticalLow: 8, low: null, high: null, criticalHigh: 70 },
  oxygenSaturation: { criticalLow: 91, low: null, high: null, criticalHigh: null },
  temperature: { criticalLow: 35, low: null, high: 38.1, criticalHigh: 40 },
  painScore: { criticalLow: null, low: null, high: 7, criticalHigh: null },
};

/** How a reading stands out; null for one that does not, or of which nothing can be said. */
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

/**
 * Adult only where the text gives an age of 16 or more and names nobody younger:
 * a child marked by adult ranges would be a lie.
 */
export function patientGroup(text: string): PatientGroup {
  if (/\b(newborn|neonat\w*|infant|toddler|baby|p(a)?ediatric)\b/i.test(text)) return 'unsure';
  if (/\b\d{1,2}[- ](day|week|month)s?[- ]old\b/i.test(text)) return 'unsure';
  const ages = [...text.matchAll(agePattern)].map((match) =>
    Number(match[1] ?? match[2] ?? match[3] ?? match[4]),
  );
  return ages.length > 0 && ages.every((age) => age >= 16 && age <= 120) ? 'adult' : 'unsure';
}

/** "68-year-old", "68 years old", "aged 68", "Mrs Ito, 68," and "(68)". */
const agePattern =
  /\b(\d{1,3})[- ]years?[- ](?:old|of age)\b|\baged (\d{1,3})\b|\p{Lu}[\p{L}'-]{1,40}, (\d{1,3})(?=,|\.| is )|\((\d{1,3})(?=\)|, ?[MF])/gu;

function markMeasure(measure: Measure, value: number, group: PatientGroup): ReadingMark | null {
  const bounds = (group === 'adult' ? adultBounds : anyAgeBounds)[measure];
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
