import { createElement, Fragment, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Language } from '@rounds/contract/common';
import type { Key, Namespace } from '../i18n/keys.ts';
import { readText, writeText } from './storage.ts';
import { findString, interpolate, piecesOf, type Strings, type Values } from './translate.rules.ts';

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
const languageKey = 'rounds.language';

const files = import.meta.glob<Strings>('../i18n/*/*.json', { import: 'default' });
const loaded = new Map<string, Strings>();
const loading = new Map<string, Promise<void>>();
const wanted = new Set<Namespace>(['common', 'shell']);
const listeners = new Set<() => void>();
let language: Language = 'en';

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

/** Loads one file once. A namespace that a language does not have yet is English. */
function load(code: Language, namespace: Namespace): Promise<void> {
  const name = `${code}/${namespace}`;
  const known = loading.get(name);
  if (known) return known;
  const file = files[`../i18n/${name}.json`] ?? files[`../i18n/en/${namespace}.json`];
  const promise = (file ? file() : Promise.resolve<Strings>({})).then(
    (strings) => void loaded.set(name, strings),
    (error: unknown) => {
      loading.delete(name);
      throw error;
    },
  );
  loading.set(name, promise);
  return promise;
}

async function become(code: Language): Promise<void> {
  await Promise.all([...wanted].map((namespace) => load(code, namespace)));
  language = code;
  document.documentElement.lang = code;
  document.documentElement.dir = directionOf(code);
  for (const listener of listeners) listener();
}

/** Resolves when the strings of the first screen are there. */
export function startI18n(namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace);
  return become(initialLanguage(readText(languageKey), navigator.languages));
}

/** Switches and remembers the language; resolves when its strings are there. */
export function chooseLanguage(code: Language): Promise<void> {
  writeText(languageKey, code);
  return become(code);
}

/** Loads strings beside the code of the screen that shows them, instead of after it. */
export async function loadNamespaces(namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace);
  await Promise.all(namespaces.map((namespace) => load(language, namespace)));
}

function translate(code: Language, namespace: Namespace, key: string, values: Values = {}): string {
  const sentence =
    findString(loaded.get(`${code}/${namespace}`), key, code, values['count']) ??
    findString(loaded.get(`en/${namespace}`), key, 'en', values['count']);
  return sentence === undefined ? key : interpolate(sentence, values, code);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, () => language);
}

export interface Translation<N extends Namespace> {
  /** The sentence of a key, `{{name}}` filled in; `count` chooses the plural form. */
  readonly t: (key: Key<N>, values?: Values) => string;
  /** The same with `<tag>text</tag>` parts made into elements: `rich('terms', { link: (text) => <Link …/> })`. */
  readonly rich: (
    key: Key<N>,
    tags: Readonly<Record<string, (text: string) => ReactNode>>,
    values?: Values,
  ) => ReactNode;
}

/** The strings of one namespace in the chosen language. Suspends while they load. */
export function useTranslation<N extends Namespace>(namespace: N): Translation<N> {
  const code = useLanguage();
  if (!loaded.has(`${code}/${namespace}`)) {
    wanted.add(namespace);
    use(load(code, namespace));
  }
  return useMemo(() => {
    const t = (key: Key<N>, values?: Values) => translate(code, namespace, key, values);
    return {
      t,
      rich: (key, tags, values) =>
        piecesOf(t(key, values)).map(({ tag, text }, index) =>
          createElement(Fragment, { key: index }, (tag && tags[tag]?.(text)) || text),
        ),
    };
  }, [code, namespace]);
}
