import { useSyncExternalStore } from 'react';
import type { AvatarChoice } from '@rounds/contract/avatar';

/** What a learner changed and did not save yet: it is still there when they come back from another screen. */
let draft: { readonly userId: number; readonly choice: AvatarChoice } | null = null;
const listeners = new Set<() => void>();

export function setDraft(userId: number, choice: AvatarChoice | null): void {
  draft = choice && { userId, choice };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useDraft(userId: number): AvatarChoice | null {
  const current = useSyncExternalStore(subscribe, () => draft);
  return current?.userId === userId ? current.choice : null;
}
