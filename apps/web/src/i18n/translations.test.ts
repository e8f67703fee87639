import { describe, expect, it } from 'vitest';
import type { Language } from '@rounds/contract/common';
import { type ApiFailure, sharedErrors } from '@rounds/contract/errors';
import { languages } from './language.rules.ts';
import type { Strings } from './translator.ts';

/** What reads the same as in English everywhere: names and signs. */
const sameEverywhere = [
  'Rounds',
  'SpO₂',
  'ACVPU',
  'T',
  '{{count}} XP',
  '+{{count}} XP',
  '+{{xp}} XP',
  '{{xp}} XP',
];

/** Names of what is sold, which stay where the alphabet is the same. */
const plans = ['Student', 'Professional', 'Enterprise'];

/** Words and abbreviations that a language shares with English. */
const sameAsEnglish: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  es: ['Visual', 'Error', 'Avatar', ...plans],
  fr: [
    ...['H', 'Menu', 'Score', 'Notifications (F8)', 'Notifications', 'Question', 'Discussion', 'Discussions'],
    ...['Code', 'Important', 'Description', 'Avatar', 'Points', 'Badges', 'Messages', '{{count}} like'],
    ...['Communication', 'Interactions', 'Invitation', '5 minutes', '10 minutes'],
    ...plans,
    ...['{{count}} point', '{{count}} points', '+{{count}} point', '+{{count}} points'],
  ],
  de: ['H', 'L', 'Community', 'Level', 'Level {{level}}', 'System', 'Avatar', 'Code', ...plans],
  pt: ['Menu', 'Visual', 'Avatar', 'Ranking', 'Chat', 'Status', 'Link', ...plans],
  zh: ['HR', 'BP', 'RR', 'H', 'L'],
  ja: ['HR', 'BP', 'RR', 'H', 'L'],
  ko: ['HR', 'BP', 'RR', 'H', 'L'],
  ar: ['HR', 'BP', 'RR', 'H', 'L'],
};

/** Texts which each language has ready before a screen can meet them. */
const keptReady = ['payment', 'subscription'].map((kind) => `app/common:error.${kind}`);

/** Keys by their path, with their sentences. */
type Sentences = ReadonlyMap<string, string>;

const files = import.meta.glob<Strings>('./*/**/*.json', { import: 'default', eager: true });
const namespaces = Object.keys(files).flatMap((file) => /^\.\/en\/(.+)\.json$/.exec(file)?.[1] ?? []);

function sentencesOf(language: Language, namespace: string): Sentences {
  return new Map(flat(files[`./${language}/${namespace}.json`] ?? {}));
}

function flat(strings: Strings, path = ''): [string, string][] {
  return Object.entries(strings).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`),
  );
}

function pluralOf(key: string): { readonly stem: string; readonly form: Intl.LDMLPluralRule } | null {
  const [, stem, form] = /^(.+)_(zero|one|two|few|many|other)$/.exec(key) ?? [];
  return stem && form ? { stem, form: form as Intl.LDMLPluralRule } : null;
}

/** The keys a language must have: those of English, plurals in the forms that the language tells apart. */
function keysFor(language: Language, english: Sentences): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const keys = [...english.keys()].flatMap((key) => {
    const plural = pluralOf(key);
    return plural ? pluralCategories.map((form) => `${plural.stem}_${form}`) : [key];
  });
  return [...new Set(keys)].sort();
}

/** What a sentence translates: for a plural form that English lacks, the general one. */
function originalOf(key: string, english: Sentences): string | undefined {
  return english.get(key) ?? english.get(`${pluralOf(key)?.stem}_other`);
}

/** `{{name}}`, `<tag>` and `</tag>`, each once, in order. */
function marksOf(sentence = ''): string[] {
  return [...new Set(sentence.match(/\{\{\w+\}\}|<\/?\w+>/g))].sort();
}

/** A form that stands for a single number may say it in words, as Arabic does for two. */
function isOneNumber(language: Language, form: Intl.LDMLPluralRule): boolean {
  const rules = new Intl.PluralRules(language);
  return (
    Array.from({ length: 200 }, (_, count) => rules.select(count)).filter((it) => it === form).length === 1
  );
}

function hasMarksOf(
  original: string | undefined,
  sentence: string,
  key: string,
  language: Language,
): boolean {
  const form = pluralOf(key)?.form;
  const inWords = form !== undefined && isOneNumber(language, form) && !sentence.includes('{{count}}');
  const wanted = marksOf(original).filter((mark) => !inWords || mark !== '{{count}}');
  return wanted.join() === marksOf(sentence).join();
}

function hasWords(sentence: string): boolean {
  return /\p{L}/u.test(sentence.replace(/\{\{\w+\}\}/g, ''));
}

it('finds the strings', () => {
  expect(namespaces.length).toBeGreaterThan(20);
});

const pairs = languages.flatMap((language) => namespaces.map((namespace) => ({ language, namespace })));

describe.each(pairs)('$language/$namespace', ({ language, namespace }) => {
  const english = sentencesOf('en', namespace);
  const sentences = sentencesOf(language, namespace);

  it('has the keys of English, plurals in every form of the language', () => {
    expect([...sentences.keys()].sort()).toEqual(keysFor(language, english));
  });

  it('has a sentence for each', () => {
    expect([...sentences].filter(([, sentence]) => sentence.trim() === '')).toEqual([]);
  });

  it('has the placeholders and tags of English', () => {
    const wrong = [...sentences].filter(
      ([key, sentence]) => !hasMarksOf(originalOf(key, english), sentence, key, language),
    );
    expect(wrong).toEqual([]);
  });

  it('is translated', () => {
    // English is what the others are translated from.
    if (language === 'en') {
      expect(english.size).toBeGreaterThan(0);
      return;
    }
    const same = [...sameEverywhere, ...sameAsEnglish[language]];
    const left = [...sentences].filter(
      ([key, sentence]) =>
        sentence === originalOf(key, english) && hasWords(sentence) && !same.includes(sentence),
    );
    expect(left).toEqual([]);
  });
});

/** The code that shows strings: neither the tests nor the development page, whose words are not translated. */
const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!../screens/design/**', '!../i18n/**'],
  { query: '?raw', import: 'default', eager: true },
);

interface Call {
  readonly file: string;
  readonly namespace: string;
  /** The whole key, or of a template the part before its first value: `theme.` of `theme.${name}`. */
  readonly key: string;
  readonly isPrefix: boolean;
}

/** Calls whose key is written in them: `t('a.b')`, `` t(`a.${b}`) ``, with the namespace that `t` stands for there. */
function callsIn(file: string, code: string): Call[] {
  const bindings = [...code.matchAll(/const \{([^}]+)\} = useTranslation\('([\w./-]+)'\)/g)].flatMap(
    (match) =>
      (match[1] ?? '').split(',').map((part) => ({
        name: part.split(':').at(-1)?.trim() ?? '',
        namespace: match[2] ?? '',
        from: match.index,
      })),
  );
  return bindings.flatMap(({ name, namespace, from }) => {
    const next = bindings.find((other) => other.name === name && other.from > from);
    const calls = code
      .slice(from, next?.from)
      .matchAll(new RegExp(`\\b${name}\\(\\s*(['\`])([\\w.]+)(['\`$])`, 'g'));
    return [...calls].map(([, , key = '', end]) => ({ file, namespace, key, isPrefix: end === '$' }));
  });
}

const calls = Object.entries(sources).flatMap(([file, code]) => callsIn(file, code));

describe('the code', () => {
  it.each(namespaces)('uses only keys of %s that exist', (namespace) => {
    const keys = [...sentencesOf('en', namespace).keys()].map((key) => pluralOf(key)?.stem ?? key);
    const unknown = calls.filter(
      (call) =>
        call.namespace === namespace &&
        !keys.some((key) => (call.isPrefix ? key.startsWith(call.key) : key === call.key)),
    );
    expect(unknown).toEqual([]);
  });

  it('names no namespace without strings', () => {
    expect(calls.filter((call) => !namespaces.includes(call.namespace))).toEqual([]);
  });

  it.each(namespaces)('shows every sentence of %s', (namespace) => {
    const prefixes = calls.filter((call) => call.namespace === namespace && call.isPrefix);
    // Keys are also kept in tables and functions: any literal counts, in a file that deals with the namespace.
    const code = Object.values(sources).filter(
      (text) => text.includes(`<'${namespace}'>`) || text.includes(`('${namespace}')`),
    );
    const unused = [...sentencesOf('en', namespace).keys()]
      .map((key) => pluralOf(key)?.stem ?? key)
      .filter((key) => !prefixes.some((call) => key.startsWith(call.key)))
      .filter((key) => !keptReady.includes(`${namespace}:${key}`))
      // Shown by their code; which there are is tested below.
      .filter((key) => !key.startsWith('errors.'))
      .filter((key) => !code.some((text) => text.includes(`'${key}'`)));
    expect([...new Set(unused)]).toEqual([]);
  });
});

/** What each feature's contract declares, by the namespace of its strings. */
const declared = Object.entries(
  import.meta.glob<Record<string, Readonly<Record<string, ApiFailure>>>>(
    '../../../../packages/contract/src/*/*.errors.ts',
    { eager: true },
  ),
).map(([file, module]) => ({
  namespace: file.replace(/^.*\/src\/(.+)\.errors\.ts$/, '$1'),
  codes: Object.values(module).flatMap((errors) => Object.keys(errors)),
}));

describe('the errors of calls', () => {
  // Nothing is known of it that would be worth telling: each screen says what it could not do.
  const shared = Object.keys(sharedErrors).filter((code) => code !== 'internal');
  const all = [{ namespace: 'app/common', codes: shared }, ...declared];

  it('are found', () => {
    expect(declared.length).toBeGreaterThan(10);
  });

  it('have one meaning for a code in the whole product', () => {
    const codes = all.flatMap((one) => one.codes);
    expect(codes.filter((code, place) => codes.indexOf(code) !== place)).toEqual([]);
  });

  it.each(languages.flatMap((language) => all.map((one) => ({ language, ...one }))))(
    'each have their sentence, and no other has: $language/$namespace',
    ({ language, namespace, codes }) => {
      const { errors = {} } = files[`./${language}/${namespace}.json`] ?? {};
      expect(Object.keys(errors).sort()).toEqual([...codes].sort());
    },
  );

  it('stand only where a contract declares them', () => {
    const withErrors = namespaces.filter((namespace) => files[`./en/${namespace}.json`]?.['errors']);
    expect(withErrors.sort()).toEqual(all.map((one) => one.namespace).sort());
  });
});
