import type { Vitals } from '@rounds/contract/learning/scenarios';
import type { VitalName } from '../../clinical-picture.rules.ts';

export interface Reading {
  readonly value: string;
  readonly unit: string;
  /** The value in the other system of units, if one is in use. */
  readonly alternative?: string;
}

const units: Readonly<Record<VitalName, string>> = {
  heartRate: '/min',
  bloodPressure: 'mmHg',
  respiratoryRate: '/min',
  oxygenSaturation: '%',
  temperature: '°C',
  painScore: '/ 10',
  consciousness: '',
};

/** A reading as written on a chart, with the language's decimal separator; null if it wasn't taken. */
export function readingOf(
  name: VitalName,
  vitals: Vitals,
  write: (figure: string) => string,
): Reading | null {
  const reading = vitals[name];
  if (reading === undefined) return null;
  const unit = units[name];
  if (typeof reading === 'object') return { value: `${reading.systolic}/${reading.diastolic}`, unit };
  if (name !== 'temperature' || typeof reading !== 'number') return { value: String(reading), unit };
  return {
    value: write(reading.toFixed(1)),
    unit,
    alternative: `${write(((reading * 9) / 5 + 32).toFixed(1))} °F`,
  };
}
