import { clearSessionStorage, readKeys, remove } from '../browser/storage.ts';

/** The storage key of a learner's draft. `name` identifies the form. */
export const draftKey = (userId: number, name: string) => `rounds.draft.${userId}.${name}`;

/** What is kept for one learner is named `rounds.<what>.<their id>`. */
const personal = /^rounds\.(?<what>\w+)\.(?<userId>\d+)(?:\.|$)/;

/**
 * Removes from this browser what belongs to other people. Answers that wait to be sent stay: they count once their learner
 * signs in again.
 * @param userId whose things to keep; null removes all
 */
export function clearPersonal(userId: number | null): void {
  for (const key of readKeys()) {
    const { groups } = personal.exec(key) ?? {};
    if (groups && groups['what'] !== 'outbox' && groups['userId'] !== String(userId)) remove(key);
  }
  clearSessionStorage();
}
