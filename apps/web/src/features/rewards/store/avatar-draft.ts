import { useSyncExternalStore } from 'react';
import type { AvatarChoice } from '@rounds/contract/rewards/store.avatar';
import { isSameChoice } from './avatar-choice.rules.ts';

/** Unsaved changes, kept while the learner visits other screens. */
let draft: { readonly userId: number; readonly choice: AvatarChoice } | null = null;
const listeners = new Set<() => void>();

export function setAvatarDraft(userId: number, choice: AvatarChoice | null): void {
  draft = choice && { userId, choice };
  for (const listener of listeners) listener();
}

/** Clears the draft if it was saved; changes made during saving stay. */
export function clearSavedDraft(userId: number, saved: AvatarChoice): void {
  if (draft?.userId === userId && isSameChoice(draft.choice, saved)) setAvatarDraft(userId, null);
}

export function getAvatarDraft(userId: number): AvatarChoice | null {
  return draft?.userId === userId ? draft.choice : null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useAvatarDraft(userId: number): AvatarChoice | null {
  return useSyncExternalStore(subscribe, () => getAvatarDraft(userId));
}
