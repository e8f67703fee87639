import type { BeforeErase, ExportPart } from './db/personal-data.ts';
import type { Feature } from './feature.ts';
import { type LearnerEvents, tellAll } from './learner-events.ts';
import type { Reportable } from './reportable.ts';

/** Every part of the export by its name. @throws where two features give theirs the same one */
export function exportPartsOf(features: readonly Feature[]): Readonly<Record<string, ExportPart>> {
  const parts = new Map<string, ExportPart>();
  for (const [name, part] of features.flatMap(({ exportParts = {} }) => Object.entries(exportParts))) {
    if (parts.has(name)) throw new Error(`Two features export a part with the name ${name}`);
    parts.set(name, part);
  }
  return Object.fromEntries(parts);
}

export const beforeEraseOf = (features: readonly Feature[]): BeforeErase[] =>
  features.flatMap(({ beforeErase = [] }) => beforeErase);

export const reportablesOf = (features: readonly Feature[]): Reportable[] =>
  features.flatMap(({ reportables = [] }) => reportables);

/** Tells all features that listen, in the order of the list. */
export const learnerEventsOf = (features: readonly Feature[]): LearnerEvents =>
  tellAll(features.flatMap(({ events = [] }) => events));
