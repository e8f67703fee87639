import { readKeys, remove } from '../browser/storage.ts';

const prefix = 'rounds.draft.';
const ownPrefix = (userId: number) => `${prefix}${userId}.`;

/** The storage key of a learner's draft. `name` identifies the form. */
export const draftKey = (userId: number, name: string) => `${ownPrefix(userId)}${name}`;

/**
 * Removes other people's drafts from this browser.
 * @param userId whose drafts to keep; null removes all
 */
export function clearDrafts(userId: number | null): void {
  for (const key of readKeys()) {
    const isOwn = userId !== null && key.startsWith(ownPrefix(userId));
    if (key.startsWith(prefix) && !isOwn) remove(key);
  }
}
