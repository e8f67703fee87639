import { createStore, useStore } from '../../../browser/store.ts';

const key = 'rounds.hiddenAds';
const hidden = createStore(read());

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
  const ids = [...hidden.get(), id];
  try {
    sessionStorage.setItem(key, JSON.stringify(ids));
  } catch {
    // It stays hidden until the page is loaded again.
  }
  hidden.set(ids);
}

/** The ids of what was hidden in this tab. */
export function useHiddenAds(): readonly number[] {
  return useStore(hidden);
}
