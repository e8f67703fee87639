import { tabStorage } from '../../../browser/storage.ts';
import { createStore, useStore } from '../../../browser/store.ts';

const key = 'rounds.hiddenAds';
const isIds = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'number');
const hidden = createStore(tabStorage.readJson(key, isIds) ?? []);

/** Hides an advertisement for as long as this tab is open; without storage, until the page is reloaded. */
export function hideAd(id: number): void {
  const ids = [...hidden.get(), id];
  tabStorage.writeJson(key, ids);
  hidden.set(ids);
}

/** The ids of those hidden in this tab. */
export function useHiddenAds(): readonly number[] {
  return useStore(hidden);
}
