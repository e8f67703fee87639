import { useSyncExternalStore } from 'react';
import type { AvatarChoice } from '@rounds/contract/rewards/store.avatar';
import { isSameChoice } from './avatar-choice.rules.ts';

/** What a learner changed and did not save yet: it is still there when they come back from another screen. */
let draft: { readonly userId: number; readonly choice: AvatarChoice } | null = null;
const listeners = new Set<() => void>();

export function setDraft(userId: number, choice: AvatarChoice | null): void {
  draft = choice && { userId, choice };
  for (const listener of listeners) listener();
}

/** What is saved is no draft any more; what was changed while it was being saved stays one. */
export function settleDraft(userId: number, saved: AvatarChoice): void {
  if (draft?.userId === userId && isSameChoice(draft.choice, saved)) setDraft(userId, null);
}

export function getDraft(userId: number): AvatarChoice | null {
  return draft?.userId === userId ? draft.choice : null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useDraft(userId: number): AvatarChoice | null {
  return useSyncExternalStore(subscribe, () => getDraft(userId));
}
