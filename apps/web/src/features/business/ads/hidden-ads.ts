import { useSyncExternalStore } from 'react';

const key = 'rounds.hiddenAds';
const listeners = new Set<() => void>();
let hidden = read();

/** Where the browser keeps nothing, what was hidden comes back with the next load of the page. */
function read(): readonly number[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

/** Hides an advertisement for as long as this tab is open. */
export function hideAd(id: number): void {
  hidden = [...hidden, id];
  try {
    sessionStorage.setItem(key, JSON.stringify(hidden));
  } catch {
    // It stays hidden until the page is loaded again.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The ids of what was hidden in this tab. */
export function useHiddenAds(): readonly number[] {
  return useSyncExternalStore(subscribe, () => hidden);
}
