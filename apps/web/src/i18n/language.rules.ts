import type { Language } from '@rounds/contract/common';

/** Every language by its own name, in the order of the switcher. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  zh: '中文',
  ja: '日本語',
  ko: '한국어',
  pt: 'Português',
  ar: 'العربية',
};

export const languages = Object.keys(languageNames) as Language[];

/** Where the choice is stored. */
export const languageStorageKey = 'rounds.language';

function isLanguage(code: string | null | undefined): code is Language {
  return code !== null && code !== undefined && Object.hasOwn(languageNames, code);
}

/** The stored choice, else the browser's first supported language, else English. */
export function initialLanguage(stored: string | null, browser: readonly string[]): Language {
  if (isLanguage(stored)) return stored;
  return browser.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLanguage) ?? 'en';
}

export function directionOf(code: string): 'ltr' | 'rtl' {
  return code === 'ar' ? 'rtl' : 'ltr';
}
