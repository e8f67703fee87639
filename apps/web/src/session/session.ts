import type { Session, User } from '@rounds/contract/identity/accounts';
import { storageKeys } from '@rounds/contract/identity/accounts.rules';
import { clearPersonal } from './drafts.ts';
import { readJson, readText, remove, writeJson, writeText } from '../browser/storage.ts';
import { createStore, useStore } from '../browser/store.ts';

/** How the last session ended in this tab, so that the auth screen can explain it. */
export type SessionEnd = 'learner' | 'expired' | 'elsewhere' | 'deleted';

export interface SessionState {
  readonly token: string | null;
  readonly user: User | null;
  /** Whether this browser has a token. */
  readonly signedIn: boolean;
  readonly endedBy: SessionEnd | null;
}

function isUser(value: unknown): value is User {
  return typeof value === 'object' && value !== null && 'id' in value && 'username' in value;
}

function readStoredSession(endedBy: SessionEnd | null): SessionState {
  const token = readText(storageKeys.token);
  const user = token ? readJson(storageKeys.user, isUser) : null;
  return { token, user, signedIn: Boolean(token), endedBy: token ? null : endedBy };
}

const session = createStore(readStoredSession(null));

export const getSession = session.get;
export const subscribeToSession = session.subscribe;
export const useSession = (): SessionState => useStore(session);

/** Calls back when a different session begins, or the session ends. */
export function onNewSession(listener: () => void): void {
  let { token } = getSession();
  subscribeToSession(() => {
    if (getSession().token === token) return;
    token = getSession().token;
    listener();
  });
}

export function signIn({ token, user }: Session): void {
  clearPersonal(user.id);
  writeText(storageKeys.token, token);
  writeJson(storageKeys.user, user);
  session.set({ token, user, signedIn: true, endedBy: null });
}

/** Merges what the server said about the user. Ignored without a session or for another user. */
export function updateUser(changes: Partial<User>): void {
  const state = getSession();
  if (!state.token) return;
  if (changes.id !== undefined && state.user && changes.id !== state.user.id) return;
  const user = { ...state.user, ...changes };
  if (!isUser(user) || JSON.stringify(user) === JSON.stringify(state.user)) return;
  writeJson(storageKeys.user, user);
  session.set({ ...state, user });
}

/** Removes personal data, unless the session expired: then the learner can come back to what they were writing. */
export function signOut(endedBy: SessionEnd = 'learner'): void {
  if (endedBy !== 'expired') clearPersonal(null);
  remove(storageKeys.token);
  remove(storageKeys.user);
  session.set({ token: null, user: null, signedIn: false, endedBy });
}

/** Picks up sign-in, sign-out and user changes from other tabs. A null key means that storage was cleared. */
function syncFromOtherTab(event: StorageEvent): void {
  if (event.storageArea !== localStorage) return;
  if (event.key !== null && event.key !== storageKeys.token && event.key !== storageKeys.user) return;
  const { signedIn, endedBy } = getSession();
  session.set(readStoredSession(signedIn ? 'elsewhere' : endedBy));
}

if (typeof window !== 'undefined') window.addEventListener('storage', syncFromOtherTab);
