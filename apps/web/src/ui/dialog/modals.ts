import { createStore, useStore } from '../../browser/store.ts';

/** The open modal dialogs, the topmost last. Everything outside the topmost is inert and behind its backdrop. */
const modals = createStore<readonly HTMLDialogElement[]>([]);

/** Registers an open dialog; the answer takes it off again. */
export function enterModal(dialog: HTMLDialogElement): () => void {
  modals.set([...modals.get(), dialog]);
  return () => modals.set(modals.get().filter((open) => open !== dialog));
}

export function useTopModal(): HTMLDialogElement | undefined {
  return useStore(modals).at(-1);
}
