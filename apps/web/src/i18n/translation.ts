import { createElement, Fragment, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Language } from '@rounds/contract/common';
import type { Key, Namespace } from './keys.ts';
import { directionOf, initialLanguage, languageStorageKey } from './language.rules.ts';
import { splitTags } from './rich-text.rules.ts';
import { readText, writeText } from '../browser/storage.ts';
import { commonNamespaces } from './common-namespaces.ts';
import { screenStringsUrl, stringsUrl } from './string-files.ts';
import { createTranslator, numberFormat, translate, type Strings, type Values } from './translator.ts';

const translator = createTranslator();
const loading = new Map<string, Promise<void>>();
const requestedNamespaces = new Set<Namespace>(commonNamespaces);
let requestedLanguage: Language = 'en';

type StringsByNamespace = Readonly<Partial<Record<Namespace, Strings>>>;

/** Loads one namespace once: from what is loaded together, or else from a file of its own. */
function load(
  code: Language,
  namespace: Namespace,
  together?: Promise<StringsByNamespace | undefined>,
): Promise<void> {
  const address = stringsUrl(code, namespace);
  const known = loading.get(address);
  if (known) return known;
  const own = () => fetchStrings<Strings>(address);
  const found = together ? together.then((strings) => strings?.[namespace] ?? own()) : own();
  const promise: Promise<void> = found.then(
    (strings) => {
      translator.addResourceBundle(code, namespace, strings);
      // React reads this status: strings that are already loaded don't suspend.
      void Object.assign(promise, { status: 'fulfilled', value: undefined });
    },
    (error: unknown) => {
      loading.delete(address);
      throw error;
    },
  );
  loading.set(address, promise);
  return promise;
}

async function fetchStrings<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as T;
}

/** What a screen begins with, in one file: where a worker controls the page, it has every namespace on the device. */
function fetchScreenStrings(
  code: Language,
  screen: string | undefined,
): Promise<StringsByNamespace | undefined> | undefined {
  const isOnDevice = Boolean((navigator as Partial<Navigator>).serviceWorker?.controller);
  if (!import.meta.env.PROD || screen === undefined || isOnDevice) return undefined;
  return fetchStrings<StringsByNamespace>(screenStringsUrl(code, screen)).catch(() => undefined);
}

async function switchLanguage(code: Language, screen?: string): Promise<void> {
  requestedLanguage = code;
  const together = fetchScreenStrings(code, screen);
  await Promise.all([...requestedNamespaces].map((namespace) => load(code, namespace, together)));
  // Another language may have been requested in the meantime.
  if (requestedLanguage !== code) return;
  document.documentElement.lang = code;
  document.documentElement.dir = directionOf(code);
  await translator.changeLanguage(code);
}

/** Resolves when the strings of the first screen are there, if the address has one. */
export function startI18n(screen?: {
  readonly name: string;
  readonly strings: readonly Namespace[];
}): Promise<void> {
  for (const namespace of screen?.strings ?? []) requestedNamespaces.add(namespace);
  return switchLanguage(initialLanguage(readText(languageStorageKey), navigator.languages), screen?.name);
}

/** Creating the first `Intl.NumberFormat` is slow, so this does it early. */
export function warmUpNumberFormat(): void {
  numberFormat(requestedLanguage);
}

/** Switches and remembers the language; resolves when its strings are there. */
export async function setLanguage(code: Language): Promise<void> {
  await switchLanguage(code);
  // Only now: if the strings of a stored choice couldn't be loaded, the page would not start next time.
  if (requestedLanguage === code) writeText(languageStorageKey, code);
}

/** Loads strings in parallel with the code of the screen that shows them. */
export async function loadNamespaces(namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) requestedNamespaces.add(namespace);
  await Promise.all(namespaces.map((namespace) => load(currentLanguage(), namespace)));
}

function currentLanguage(): Language {
  return translator.language as Language;
}

function subscribe(listener: () => void): () => void {
  translator.on('languageChanged', listener);
  return () => translator.off('languageChanged', listener);
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage);
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
  requestedNamespaces.add(namespace);
  // Always call `use`, even when loaded: a render that resumes after suspending must make the same calls.
  use(load(code, namespace));
  return useMemo(() => {
    const t = (key: Key<N>, values?: Values) =>
      values ? translate(translator, code, namespace, key, values) : cachedSentence(code, namespace, key);
    return {
      t,
      rich: (key, tags, values) =>
        splitTags(t(key, values)).map(({ tag, text }, index) =>
          createElement(Fragment, { key: index }, (tag && tags[tag]?.(text)) || text),
        ),
    };
  }, [code, namespace]);
}

/** The sentence of an error's code, where one of these namespaces has one. */
export function sentenceOfError(
  language: Language,
  namespaces: readonly Namespace[],
  code: string,
): string | undefined {
  return namespaces
    .map((namespace): unknown => translator.getResource(language, namespace, `errors.${code}`))
    .find((sentence) => typeof sentence === 'string');
}

const sentences = new Map<string, string>();

/** Caches sentences without values: lists show the same ones many times. */
function cachedSentence(code: Language, namespace: Namespace, key: string): string {
  const name = `${code}/${namespace}/${key}`;
  const sentence = sentences.get(name) ?? translate(translator, code, namespace, key);
  sentences.set(name, sentence);
  return sentence;
}
