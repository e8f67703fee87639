import { readKeys, remove } from '../browser/storage.ts';

const prefix = 'rounds.draft.';
const ownPrefix = (userId: number) => `${prefix}${userId}.`;

/** Where this browser keeps what a learner is writing. `name` tells what it is for. */
export const draftKey = (userId: number, name: string) => `${ownPrefix(userId)}${name}`;

/**
 * Leaves nothing of what was being written in this browser for whoever uses it next, but what belongs to this learner.
 * @param userId null for nobody: everything goes
 */
export function forgetDrafts(userId: number | null): void {
  for (const key of readKeys()) {
    const isOwn = userId !== null && key.startsWith(ownPrefix(userId));
    if (key.startsWith(prefix) && !isOwn) remove(key);
  }
}
