import { ecgInWords } from '@rounds/contract/learning/scenarios.figures.rules';
import type { Finding, Lab, Patient, Vitals } from '@rounds/contract/learning/scenarios';

/** What a case or one of its questions shows beside its text. */
interface Shown {
  readonly patient?: Patient | undefined;
  readonly vitals?: Vitals | undefined;
  readonly labs?: readonly Lab[] | undefined;
  readonly findings?: readonly Finding[] | undefined;
}

export const letterOf = (index: number) => String.fromCodePoint(65 + index);
export const indexOf = (letter: string) => (letter.codePointAt(0) ?? 0) - 65;

export const observed = ({ patient, vitals, labs = [], findings = [] }: Shown): readonly string[] => [
  ...(patient ? [patientLine(patient)] : []),
  ...(vitals ? [vitalsLine(vitals)] : []),
  ...labs.map(labLine),
  ...findings.flatMap(({ title, description, table, ecg = [] }) => [
    `${title}: ${description}`,
    ...(table ? [table.columns, ...table.rows].map((row) => `  ${row.join(' | ')}`) : []),
    ...ecg.map((strip) => `  ${ecgInWords(strip)}`),
  ]),
];

const patientLine = ({ name, age }: Patient) =>
  `Patient: ${name ? `${name}, ` : ''}${age.value} ${age.unit} old`;

function vitalsLine(vitals: Vitals): string {
  const { bloodPressure: pressure } = vitals;
  const readings: readonly (readonly [string, number | string | undefined, string])[] = [
    ['heart rate', vitals.heartRate, '/min'],
    ['blood pressure', pressure && `${pressure.systolic}/${pressure.diastolic}`, ' mmHg'],
    ['respiratory rate', vitals.respiratoryRate, '/min'],
    ['oxygen saturation', vitals.oxygenSaturation, '%'],
    ['temperature', vitals.temperature, ' °C'],
    ['pain', vitals.painScore, ' of 10'],
    ['ACVPU', vitals.consciousness, ''],
  ];
  const known = readings.filter(([, value]) => value !== undefined);
  return `Vital signs: ${known.map(([name, value, unit]) => `${name} ${value}${unit}`).join(', ')}`;
}

const labLine = ({ name, alternative, ...measured }: Lab) =>
  `${name}: ${[measured, ...(alternative ? [alternative] : [])].map(measuredText).join(' = ')}`;

function measuredText({ value, unit, low, high }: Omit<Lab, 'name' | 'alternative'>): string {
  const range = low === null ? `up to ${high}` : high === null ? `from ${low}` : `${low} to ${high}`;
  return `${value} ${unit}${low === null && high === null ? '' : ` (${range})`}`;
}
