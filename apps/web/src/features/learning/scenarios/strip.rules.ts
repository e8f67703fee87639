import { vitalNames, type ClinicalPicture, type VitalName } from './clinical-picture.rules.ts';
import { markVital, patientGroup } from './vitals.rules.ts';

/** Where there is room for a few readings only, these come first, when none stands out. */
const order = [
  'heartRate',
  'respiratoryRate',
  'oxygenSaturation',
  'bloodPressure',
  'temperature',
  'consciousness',
  'painScore',
] as const satisfies readonly VitalName[];

/** As many are shown, and whatever else stands out. */
const most = 3;

export interface StripReadings {
  readonly present: readonly VitalName[];
  /** Taken before what has happened last. */
  readonly earlier: readonly VitalName[];
}

/**
 * The readings for a single line: what stands out first, then the others. That a reading isn't marked doesn't make it normal,
 * of a child or on a ventilator least of all: so it is told as it is, never judged.
 */
export function stripReadings(picture: ClinicalPicture): StripReadings {
  const { vitals, earlierVitals } = picture;
  const group = patientGroup(picture.patient);
  const names = order.filter((name) => vitalNames(vitals).includes(name));
  const isMarked = (name: VitalName) => markVital(name, vitals, group) !== null;
  const isPresent = (name: VitalName) => !earlierVitals.includes(name);
  const rank = (name: VitalName) => (isMarked(name) ? 0 : 2) + (isPresent(name) ? 0 : 1);
  const ranked = names.toSorted((a, b) => rank(a) - rank(b));
  const shown = ranked.filter((name, at) => at < most || rank(name) === 0);
  return { present: shown.filter(isPresent), earlier: shown.filter((name) => !isPresent(name)) };
}
