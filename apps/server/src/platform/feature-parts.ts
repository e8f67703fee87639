import type { BeforeErase, ExportPart } from './db/personal-data.ts';
import type { EndSubscription, Feature } from './feature.ts';
import { type LearnerEvents, dispatchTo } from './learner-events.ts';
import type { Announcements } from './notifications.rules.ts';
import type { Reportable } from './reportable.ts';
import type { Requirements } from './requirements.rules.ts';

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

/** @throws when two features serve the same kind */
export function reportablesOf(features: readonly Feature[]): Reportable[] {
  const all = features.flatMap(({ reportables = [] }) => reportables);
  const twice = all.find(({ kind }, place) => all.findIndex((one) => one.kind === kind) < place);
  if (twice) throw new Error(`Two features serve reports of the kind ${twice.kind}`);
  return all;
}

/** @throws when two features announce the same kind */
export function announcementsOf(features: readonly Feature[]): Announcements {
  const all = features.flatMap(({ notifications = [] }) => [...notifications]);
  const kinds = new Map(all);
  if (kinds.size < all.length) throw new Error('Two features announce the same kind of notification');
  return kinds;
}

/** By kind of notification. */
export const subscriptionsOf = (features: readonly Feature[]): ReadonlyMap<string, EndSubscription> =>
  new Map(features.flatMap(({ subscriptions = {} }) => Object.entries(subscriptions)));

/** @throws when two features serve the same kind */
export function requirementsOf(features: readonly Feature[]): Requirements {
  const all = features.flatMap(({ requirements = {} }) => Object.entries(requirements));
  const kinds = new Map(all);
  if (kinds.size < all.length) throw new Error('Two features serve the same kind of requirement');
  return kinds;
}

/** Calls every listening feature, in the order of the list. */
export const learnerEventsOf = (features: readonly Feature[]): LearnerEvents =>
  dispatchTo(features.flatMap(({ events = [] }) => events));
