import { readText, writeText } from './storage.ts';
import { createStore, useStore } from './store.ts';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

/** Read before first paint by `app/theme-boot.js`, which repeats the rule of `apply` in plain script. */
const themeKey = 'rounds.theme';

const theme = createStore(readStoredTheme());

function readStoredTheme(): Theme {
  const text = readText(themeKey);
  return themes.find((name) => name === text) ?? 'system';
}

function apply(chosen: Theme): void {
  const dark =
    chosen === 'dark' || (chosen === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const shown = dark ? 'dark' : 'light';
  document.documentElement.dataset['theme'] = shown;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.media = meta.dataset['theme'] === shown ? 'all' : 'not all';
  }
  theme.set(chosen);
}

/** Keeps the theme in step with the system and with other tabs. */
export function watchTheme(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => apply(theme.get()));
  window.addEventListener('storage', (event) => {
    if (event.key !== themeKey && event.key !== null) return;
    apply(readStoredTheme());
  });
}

export function setTheme(chosen: Theme): void {
  writeText(themeKey, chosen);
  apply(chosen);
}

export function useTheme(): Theme {
  return useStore(theme);
}
