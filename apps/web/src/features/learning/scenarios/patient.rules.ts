import type { Patient } from '@rounds/contract/learning/scenarios';

/** "Mrs Haugen, 84" or "Mai, 5 days": who the case is about, as a heading over a bed would say it; null where nobody is named. */
export function patientLabel(patient: Patient | undefined): string | null {
  if (!patient?.name) return null;
  const { value, unit } = patient.age;
  if (unit === 'years') return `${patient.name}, ${value}`;
  return `${patient.name}, ${value} ${value === 1 ? unit.slice(0, -1) : unit}`;
}
