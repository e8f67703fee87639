import type { Case, Finding, Lab, Patient, Vitals } from '@rounds/contract/learning/scenarios';

export type VitalName = keyof Vitals;

/** What is known about the patient when a question is asked, with the new parts marked. */
export interface ClinicalPicture {
  /** Whose readings they are. */
  readonly patient: Patient | undefined;
  /** Something has happened since the patient's age was stated. */
  readonly hasAged: boolean;
  readonly vitals: Vitals;
  readonly newVitals: readonly VitalName[];
  /** The readings that the new ones replaced. */
  readonly previousVitals: Vitals;
  /** The readings from before the latest event. */
  readonly earlierVitals: readonly VitalName[];
  readonly labs: readonly { readonly lab: Lab; readonly isNew: boolean }[];
  readonly findings: readonly { readonly finding: Finding; readonly isNew: boolean }[];
  readonly updates: readonly { readonly text: string; readonly isNew: boolean }[];
}

/**
 * Collects the case up to a question (its index, from zero). A question's vitals replace the readings that they name;
 * its labs, findings and update are added. For the first question nothing is marked as new, since everything is.
 */
export function clinicalPicture(scenario: Case, index: number): ClinicalPicture {
  const asked = scenario.questions.slice(0, index + 1);
  const latest = index > 0 ? asked[index] : undefined;
  const earlier = latest ? asked.slice(0, -1) : asked;
  const { patient, told, since } = patientOf(scenario, asked);
  const own = asked.slice(since);
  const base = since === 0 ? scenario.vitals : undefined;
  const before = own.slice(0, latest ? -1 : undefined);
  const vitalsBefore = Object.assign({}, base, ...before.map((q) => q.vitals)) as Vitals;
  const newVitals = vitalNames(latest?.vitals);
  const vitals = { ...vitalsBefore, ...latest?.vitals };
  const stage = asked.findLastIndex((q) => q.update !== undefined);
  const present = stage > 0 ? asked.slice(stage).flatMap((q) => vitalNames(q.vitals)) : vitalNames(vitals);
  return {
    patient,
    hasAged: stage > told,
    vitals,
    newVitals,
    earlierVitals: vitalNames(vitals).filter((name) => !present.includes(name)),
    previousVitals: pick(vitalsBefore, newVitals),
    labs: collect(scenario.labs, earlier, latest, (q) => q.labs).map(({ item, isNew }) => ({
      lab: item,
      isNew,
    })),
    findings: collect(scenario.findings, earlier, latest, (q) => q.findings).map(({ item, isNew }) => ({
      finding: item,
      isNew,
    })),
    updates: collect([], earlier, latest, (q) => (q.update ? [q.update] : [])).map(({ item, isNew }) => ({
      text: item,
      isNew,
    })),
  };
}

/** Only what came with the question; null if nothing did. */
export function whatIsNew(picture: ClinicalPicture): ClinicalPicture | null {
  const fresh: ClinicalPicture = {
    ...picture,
    vitals: pick(picture.vitals, picture.newVitals),
    labs: picture.labs.filter((row) => row.isNew),
    findings: picture.findings.filter((row) => row.isNew),
    updates: picture.updates.filter((row) => row.isNew),
  };
  const count = fresh.newVitals.length + fresh.labs.length + fresh.findings.length + fresh.updates.length;
  return count > 0 ? fresh : null;
}

/** Whether no reading is current. */
export function hasOnlyEarlierReadings({ vitals, earlierVitals }: ClinicalPicture): boolean {
  return earlierVitals.length > 0 && earlierVitals.length === vitalNames(vitals).length;
}

/** The available readings, in a monitor's order. */
export function vitalNames(vitals: Vitals | undefined): VitalName[] {
  return monitorOrder.filter((name) => vitals?.[name] !== undefined);
}

const monitorOrder = [
  'heartRate',
  'bloodPressure',
  'respiratoryRate',
  'oxygenSaturation',
  'temperature',
  'consciousness',
  'painScore',
] as const satisfies readonly VitalName[];

type Question = Case['questions'][number];

/** The patient shown, with the question that stated the age, and the one from which the readings are this patient's. */
function patientOf({ patient }: Case, asked: readonly Question[]) {
  return asked.reduce(
    (known, question, index) => {
      if (!question.patient) return known;
      const isOther = question.patient.name !== known.patient?.name;
      return { patient: question.patient, told: index, since: isOther ? index : known.since };
    },
    { patient, told: 0, since: 0 },
  );
}

function collect<T>(
  base: readonly T[] | undefined,
  earlier: readonly Question[],
  latest: Question | undefined,
  of: (question: Question) => readonly T[] | undefined,
): { item: T; isNew: boolean }[] {
  const known = [...(base ?? []), ...earlier.flatMap((question) => of(question) ?? [])];
  const added = latest ? (of(latest) ?? []) : [];
  return [...known.map((item) => ({ item, isNew: false })), ...added.map((item) => ({ item, isNew: true }))];
}

function pick(vitals: Vitals, names: readonly VitalName[]): Vitals {
  return Object.fromEntries(
    names.flatMap((name) => (vitals[name] === undefined ? [] : [[name, vitals[name]]])),
  );
}
