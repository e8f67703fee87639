import { useSyncExternalStore } from 'react';
import type { Session, User } from '@rounds/contract/identity/accounts';
import { storageKeys } from '@rounds/contract/identity/accounts.rules';
import { clearPersonal } from './drafts.ts';
import { readJson, readText, remove, writeJson, writeText } from '../browser/storage.ts';

/** How the last session ended in this tab, so that the auth screen can explain it. */
export type SessionEnd = 'learner' | 'expired' | 'elsewhere' | 'deleted';

export interface SessionState {
  readonly token: string | null;
  readonly user: User | null;
  /** A token is held. */
  readonly signedIn: boolean;
  readonly endedBy: SessionEnd | null;
}

const listeners = new Set<() => void>();
let state = readStoredSession(null);

function isUser(value: unknown): value is User {
  return typeof value === 'object' && value !== null && 'id' in value && 'username' in value;
}

function readStoredSession(endedBy: SessionEnd | null): SessionState {
  const token = readText(storageKeys.token);
  const user = token ? readJson(storageKeys.user, isUser) : null;
  return { token, user, signedIn: Boolean(token), endedBy: token ? null : endedBy };
}

function setState(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

export function getSession(): SessionState {
  return state;
}

/** Calls back after every change; answers the function that stops it. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSession(): SessionState {
  return useSyncExternalStore(subscribeToSession, getSession);
}

export function signIn({ token, user }: Session): void {
  clearPersonal(user.id);
  writeText(storageKeys.token, token);
  writeJson(storageKeys.user, user);
  setState({ token, user, signedIn: true, endedBy: null });
}

/** Merges what the server said about the user. Ignored without a session or for another user. */
export function updateUser(changes: Partial<User>): void {
  if (!state.token) return;
  if (changes.id !== undefined && state.user && changes.id !== state.user.id) return;
  const user = { ...state.user, ...changes };
  if (!isUser(user) || JSON.stringify(user) === JSON.stringify(state.user)) return;
  writeJson(storageKeys.user, user);
  setState({ ...state, user });
}

/** What is personal is removed, unless the session expired: they may come back to what they were writing. */
export function signOut(endedBy: SessionEnd = 'learner'): void {
  if (endedBy !== 'expired') clearPersonal(null);
  remove(storageKeys.token);
  remove(storageKeys.user);
  setState({ token: null, user: null, signedIn: false, endedBy });
}

/** Picks up sign-in, sign-out and user changes from other tabs. A null key means that storage was cleared. */
function syncFromOtherTab(event: StorageEvent): void {
  if (event.storageArea !== localStorage) return;
  if (event.key !== null && event.key !== storageKeys.token && event.key !== storageKeys.user) return;
  setState(readStoredSession(state.signedIn ? 'elsewhere' : state.endedBy));
}

if (typeof window !== 'undefined') window.addEventListener('storage', syncFromOtherTab);
