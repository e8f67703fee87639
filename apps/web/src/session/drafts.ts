import { readKeys, remove, removeDatabases, tabStorage } from '../browser/storage.ts';

/** The storage key of a learner's draft. `name` identifies the form. */
export const draftKey = (userId: number, name: string) => `rounds.draft.${userId}.${name}`;

/** The database of a learner's recording that isn't on the server yet. */
export const recordingName = (userId: number) => `rounds.recording.${userId}`;

/** What is kept for one learner is named `rounds.<what>.<their id>`. */
const personal = /^rounds\.(?<what>[\w-]+)\.(?<userId>\d+)(?:\.|$)/;

/**
 * Removes from this browser what belongs to other people. Unsent answers stay: they count once their learner signs in
 * again.
 * @param userId whose things to keep; null removes all
 */
export function clearPersonal(userId: number | null): void {
  const isForeign = (name: string) => {
    const { groups } = personal.exec(name) ?? {};
    return groups !== undefined && groups['what'] !== 'outbox' && groups['userId'] !== String(userId);
  };
  for (const key of readKeys()) if (isForeign(key)) remove(key);
  tabStorage.clear();
  void removeDatabases(isForeign);
}
