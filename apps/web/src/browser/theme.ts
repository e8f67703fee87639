import { useSyncExternalStore } from 'react';
import { readText, writeText } from './storage.ts';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

/** Read before first paint by `app/theme-boot.js`, which repeats the rule of `apply` in plain script. */
const themeKey = 'rounds.theme';

const listeners = new Set<() => void>();
let theme = readStoredTheme();

function readStoredTheme(): Theme {
  const text = readText(themeKey);
  return themes.find((name) => name === text) ?? 'system';
}

function apply(): void {
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const shown = dark ? 'dark' : 'light';
  document.documentElement.dataset['theme'] = shown;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.media = meta.dataset['theme'] === shown ? 'all' : 'not all';
  }
  for (const listener of listeners) listener();
}

/** Keeps the theme in step with the system and with other tabs. */
export function watchTheme(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply);
  window.addEventListener('storage', (event) => {
    if (event.key !== themeKey && event.key !== null) return;
    theme = readStoredTheme();
    apply();
  });
}

export function setTheme(chosen: Theme): void {
  theme = chosen;
  writeText(themeKey, chosen);
  apply();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, () => theme);
}
