import type { BeforeErase, ExportPart } from './db/personal-data.ts';
import type { Feature } from './feature.ts';
import { type LearnerEvents, dispatchTo } from './learner-events.ts';
import type { Reportable } from './reportable.ts';

/** All parts of the export by name. @throws when two features use the same name */
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

/** Reaches every feature that listens, in the order of the list. */
export const learnerEventsOf = (features: readonly Feature[]): LearnerEvents =>
  dispatchTo(features.flatMap(({ events = [] }) => events));
