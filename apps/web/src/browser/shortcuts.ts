import { useSyncExternalStore } from 'react';
import { readText, remove, writeText } from './storage.ts';

const key = 'rounds.shortcuts';
const listeners = new Set<() => void>();

/** Whether single keys (`?`, 1 to 6, A to F) act. They can be switched off, for speech input and unsteady hands. */
export function shortcutsEnabled(): boolean {
  return readText(key) !== 'off';
}

export function enableShortcuts(enabled: boolean): void {
  if (enabled) remove(key);
  else writeText(key, 'off');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useShortcutsEnabled(): boolean {
  return useSyncExternalStore(subscribe, shortcutsEnabled);
}

/** Whether a key press belongs to a field that takes text, or to a command of the browser. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  const target = event.target;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=radio], [type=checkbox]), textarea, select'))
  );
}
