import type { AvatarChoice } from '@rounds/contract/rewards/store.avatar';
import { createStore, useStore } from '../../../browser/store.ts';
import { isSameChoice } from './avatar-choice.rules.ts';

/** Unsaved changes, kept while the learner visits other screens. */
const draft = createStore<{ readonly userId: number; readonly choice: AvatarChoice } | null>(null);

export function setAvatarDraft(userId: number, choice: AvatarChoice | null): void {
  draft.set(choice && { userId, choice });
}

/** Clears the draft if it was saved; changes made during saving stay. */
export function clearSavedDraft(userId: number, saved: AvatarChoice): void {
  const choice = getAvatarDraft(userId);
  if (choice && isSameChoice(choice, saved)) draft.set(null);
}

export function getAvatarDraft(userId: number): AvatarChoice | null {
  const kept = draft.get();
  return kept?.userId === userId ? kept.choice : null;
}

export function useAvatarDraft(userId: number): AvatarChoice | null {
  useStore(draft);
  return getAvatarDraft(userId);
}
