import type { Patient } from '@rounds/contract/learning/scenarios';

/**
 * "Mrs Haugen, 84" or "Mai, 5 days": who the case is about, as a heading over a bed would say it; null where there is nobody.
 * An age in days or weeks holds for the moment that it was told: where the case has gone on (`hasAged`), it is left out.
 */
export function patientLabel(patient: Patient | undefined, hasAged = false): string | null {
  if (!patient) return null;
  const { name = 'Patient' } = patient;
  const { value, unit } = patient.age;
  if (unit === 'years') return `${name}, ${value}`;
  if (hasAged) return name;
  return `${name}, ${value} ${value === 1 ? unit.slice(0, -1) : unit}`;
}
