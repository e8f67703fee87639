import { describe, expect, it } from 'vitest';
import type { Language } from '@rounds/contract/common';
import { sameAsEnglish, sameEverywhere } from '../../testing/same-as-english.ts';
import { languages } from './language.rules.ts';
import type { Strings } from './translator.ts';

/** Texts which each language has ready before a screen can meet them. */
const keptReady = ['app/common:error.payment', 'app/common:error.subscription', 'app/shell:nav.enterprise'];

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

  it('keeps numbers on the line of their unit', () => {
    const parted = /(?:\}\}(?:<\/\w+>)?|\d) (?:XP|[KMG]B|min)(?!\p{L})/u;
    expect([...sentences].filter(([, sentence]) => parted.test(sentence))).toEqual([]);
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

/** What a language doesn't write. English keeps the three dots that its specified labels are quoted with. */
const unwritten: readonly { readonly language: Language; readonly what: string; readonly pattern: RegExp }[] =
  [
    { language: 'en', what: 'curly apostrophes', pattern: /’/ },
    {
      language: 'en',
      what: 'British spelling',
      pattern: /(?:colour|practis|judgement|recognis|prioritis|favour|catalogue|centre|organis|counselling)/i,
    },
    {
      language: 'en',
      what: 'what an American wouldn’t say',
      pattern:
        /could not|cannot|did not|does not|\b(?:any|every|some|no)body\b|\bmails?\b|your figures|towards|whoever/i,
    },
    ...languages
      .filter((language) => language !== 'en')
      .map((language) => ({ language, what: 'three dots', pattern: /\.\.\./ })),
    ...languages.map((language) => ({
      language,
      what: 'a plain space between a number and its unit',
      pattern: /(?:\d|\}\})(?:<\/?\w+>)? (?:KB|MB|GB|mg|mL|mmHg)\b/,
    })),
    { language: 'fr', what: 'a plain space beside its punctuation', pattern: / [?!;:»%]|« / },
    { language: 'fr', what: 'tu', pattern: /(?<!\p{L})(?:tu|toi|ton|ta|tes)(?!\p{L})|(?<!\p{L})t’/iu },
    { language: 'es', what: 'vosotros', pattern: /vuestr|(?<!\p{L})os(?!\p{L})|\p{L}(?:áis|éis)(?!\p{L})/iu },
    {
      language: 'pt',
      what: 'European Portuguese',
      pattern:
        /palavra-passe|utilizador|ficheiro|telemóvel|ecrã|definições|eliminar|(?<!com)partilh|(?<!\p{L})(?:a carregar|a guardar|guardad[oa]s?|consigo|demasiad[oa]s?)(?!\p{L})|«/iu,
    },
    { language: 'ko', what: '합니다체', pattern: /[가-힣]니다|십시오/ },
    { language: 'zh', what: 'another word for an account or a case', pattern: /账户|帐号|情景/ },
    { language: 'zh', what: '您, except in the greeting of a letter', pattern: /您(?!好)/ },
    {
      language: 'ja',
      what: 'a space between scripts',
      pattern: /[ぁ-んァ-ヶ一-龠] [{A-Za-z0-9]|[}A-Za-z0-9] [ぁ-んァ-ヶ一-龠]/,
    },
    { language: 'ar', what: 'tanwin after its alif', pattern: /اً/ },
  ];

it.each(unwritten)('$language is written without $what', ({ language, pattern }) => {
  const found = namespaces.flatMap((namespace) =>
    [...sentencesOf(language, namespace)].filter(([, sentence]) => pattern.test(sentence)),
  );
  expect(found).toEqual([]);
});

it('exempts only what is really the same as in English', () => {
  const needless = languages.flatMap((language) =>
    sameAsEnglish[language].filter((shared) =>
      namespaces.every((namespace) => {
        const english = sentencesOf('en', namespace);
        return ![...sentencesOf(language, namespace)].some(
          ([key, sentence]) => sentence === shared && sentence === originalOf(key, english),
        );
      }),
    ),
  );
  expect(needless).toEqual([]);
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
      (text) =>
        text.includes(`<'${namespace}'>`) ||
        text.includes(`('${namespace}')`) ||
        text.includes(`strings: '${namespace}'`) ||
        // Screens name the words of their entry in the navigation.
        (namespace === 'app/shell' && text.includes('defineDestination({')),
    );
    const unused = [...sentencesOf('en', namespace).keys()]
      .map((key) => pluralOf(key)?.stem ?? key)
      .filter((key) => !prefixes.some((call) => key.startsWith(call.key)))
      .filter((key) => !keptReady.includes(`${namespace}:${key}`))
      // Shown by their code; errors.test.ts holds which there are.
      .filter((key) => !key.startsWith('errors.'))
      .filter((key) => !code.some((text) => text.includes(`'${key}'`)));
    expect([...new Set(unused)]).toEqual([]);
  });
});

it.each(languages)('the terms name test mode as its badge does: %s', (language) => {
  const badge = sentencesOf(language, 'business/payments.form').get('test.badge');
  expect(badge).toBeTruthy();
  expect(sentencesOf(language, 'identity/legal.terms').get('plans.test')).toContain(badge);
});
