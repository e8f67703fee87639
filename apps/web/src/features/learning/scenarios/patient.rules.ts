import type { Patient } from '@rounds/contract/learning/scenarios';

/**
 * "Mrs Haugen, 84" or "Mai, 5 days": the patient, as a heading over the bed; null if there is none. An age in days or
 * weeks is only true when stated: once the case has moved on (`hasAged`), it is left out.
 */
export function patientLabel(patient: Patient | undefined, hasAged = false): string | null {
  if (!patient) return null;
  const { name = 'Patient' } = patient;
  const { value, unit } = patient.age;
  if (unit === 'years') return `${name}, ${value}`;
  if (hasAged) return name;
  return `${name}, ${value} ${value === 1 ? unit.slice(0, -1) : unit}`;
}
