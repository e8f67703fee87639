import { useSyncExternalStore } from 'react';
import { readText, remove, writeText } from './storage.ts';

const key = 'rounds.shortcuts';
const listeners = new Set<() => void>();

/** Whether single-key shortcuts (`?`, 1 to 9, A to J) are on. They can be turned off for speech input and unsteady hands. */
export function areShortcutsEnabled(): boolean {
  return readText(key) !== 'off';
}

export function setShortcutsEnabled(enabled: boolean): void {
  if (enabled) remove(key);
  else writeText(key, 'off');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useShortcutsEnabled(): boolean {
  return useSyncExternalStore(subscribe, areShortcutsEnabled);
}

/** Whether a key press is text input or a browser command. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  const target = event.target;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=radio], [type=checkbox]), textarea, select'))
  );
}
