import { vitalNames, type ClinicalPicture, type VitalName } from './clinical-picture.rules.ts';
import { markVital, patientGroup } from './vitals.rules.ts';

/** If there is room for only a few readings, these come first, unless others stand out. */
const order = [
  'heartRate',
  'respiratoryRate',
  'oxygenSaturation',
  'bloodPressure',
  'temperature',
  'consciousness',
  'painScore',
] as const satisfies readonly VitalName[];

/** This many are shown, plus any others that stand out. */
const most = 3;

export interface StripReadings {
  readonly present: readonly VitalName[];
  /** Taken before the latest event. */
  readonly earlier: readonly VitalName[];
  /** How many are left out, none of which stands out. */
  readonly leftOut: number;
}

/**
 * The readings for a single line: first those that stand out, then the others. An unmarked reading isn't necessarily
 * normal, especially for a child or a ventilated patient, so it is shown without judgment.
 */
export function stripReadings(picture: ClinicalPicture): StripReadings {
  const { vitals, earlierVitals } = picture;
  const group = patientGroup(picture.patient);
  const names = order.filter((name) => vitalNames(vitals).includes(name));
  const isMarked = (name: VitalName) => markVital(name, vitals, group) !== null;
  const isPresent = (name: VitalName) => !earlierVitals.includes(name);
  const rank = (name: VitalName) => (isMarked(name) ? 0 : 2) + (isPresent(name) ? 0 : 1);
  const ranked = names.toSorted((a, b) => rank(a) - rank(b));
  const shown = ranked.filter((name, at) => at < most || isMarked(name));
  return {
    present: shown.filter(isPresent),
    earlier: shown.filter((name) => !isPresent(name)),
    leftOut: names.length - shown.length,
  };
}
