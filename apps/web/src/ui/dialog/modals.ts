import { useSyncExternalStore } from 'react';

/** The open modal dialogs, the topmost last. Everything outside the topmost is inert and behind its backdrop. */
let modals: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function setModals(next: readonly HTMLDialogElement[]): void {
  modals = next;
  for (const listener of listeners) listener();
}

/** Registers an open dialog; the answer takes it off again. */
export function enterModal(dialog: HTMLDialogElement): () => void {
  setModals([...modals, dialog]);
  return () => setModals(modals.filter((open) => open !== dialog));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTopModal(): HTMLDialogElement | undefined {
  return useSyncExternalStore(subscribe, () => modals.at(-1));
}
