import { createElement, Fragment, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Language } from '@rounds/contract/common';
import type { Key, Namespace } from '../i18n/keys.ts';
import { directionOf, initialLanguage, languageKey } from './language.rules.ts';
import { piecesOf } from './rich-text.rules.ts';
import { readText, writeText } from './storage.ts';
import { addressOfStrings, everywhere } from './strings.ts';
import { createTranslator, numberFormat, translate, type Strings, type Values } from './translator.ts';

const translator = createTranslator();
const loading = new Map<string, Promise<void>>();
const wanted = new Set<Namespace>(everywhere);
let asked: Language = 'en';

/** Loads one file once. */
function load(code: Language, namespace: Namespace): Promise<void> {
  const address = addressOfStrings(code, namespace);
  const known = loading.get(address);
  if (known) return known;
  const promise: Promise<void> = fetchStrings(address).then(
    (strings) => {
      translator.addResourceBundle(code, namespace, strings);
      // React reads the status: what came before the first render does not make it wait.
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

async function fetchStrings(address: string): Promise<Strings> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as Strings;
}

async function become(code: Language): Promise<void> {
  asked = code;
  await Promise.all([...wanted].map((namespace) => load(code, namespace)));
  // Another may have been asked for while this one loaded.
  if (asked !== code) return;
  document.documentElement.lang = code;
  document.documentElement.dir = directionOf(code);
  await translator.changeLanguage(code);
}

/** Resolves when the strings of the first screen are there. */
export function startI18n(namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace);
  return become(initialLanguage(readText(languageKey), navigator.languages));
}

/** The first formatter of a page costs as much as drawing a part of it does; this makes it ahead. */
export function prepareNumbers(): void {
  numberFormat(asked);
}

/** Switches and remembers the language; resolves when its strings are there. */
export function chooseLanguage(code: Language): Promise<void> {
  writeText(languageKey, code);
  return become(code);
}

/** Loads strings beside the code of the screen that shows them, instead of after it. */
export async function loadNamespaces(namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace);
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
  wanted.add(namespace);
  // Called whether or not they are there: a render that went on after waiting must make the same calls again.
  use(load(code, namespace));
  return useMemo(() => {
    const t = (key: Key<N>, values?: Values) =>
      values ? translate(translator, code, namespace, key, values) : sentenceOf(code, namespace, key);
    return {
      t,
      rich: (key, tags, values) =>
        piecesOf(t(key, values)).map(({ tag, text }, index) =>
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

/** A sentence without values, which is looked up once: a list shows the same ones many times. */
function sentenceOf(code: Language, namespace: Namespace, key: string): string {
  const name = `${code}/${namespace}/${key}`;
  const sentence = sentences.get(name) ?? translate(translator, code, namespace, key);
  sentences.set(name, sentence);
  return sentence;
}
