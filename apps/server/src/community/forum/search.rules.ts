import type { Language } from '@rounds/contract/common';
import { languages } from '@rounds/contract/common.rules';
import { literally } from '../../platform/db/like.rules.ts';

/** PostgreSQL's text-search configuration of each language; `simple` takes words as they stand. */
const configs: Readonly<Record<Language, string>> = {
  en: 'english',
  es: 'spanish',
  fr: 'french',
  de: 'german',
  pt: 'portuguese',
  ar: 'arabic',
  zh: 'simple',
  ja: 'simple',
  ko: 'simple',
};

/**
 * The configuration for what a learner writes or looks for.
 * @param chosen the language of their settings
 * @param accepted the Accept-Language header, for those who chose none
 */
export function searchConfigOf(chosen: string | null, accepted = ''): string {
  const wanted = chosen ?? accepted.trim().slice(0, 2).toLowerCase();
  const language = languages.find((known) => known === wanted) ?? 'en';
  return configs[language];
}

/** Scripts that put no space between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu;
const accents = /[\u0300-\u036f]|[\u064b-\u065f]|\u0640|\u0670/g;

/** Lowercase, independent of the database's locale. */
const small = (text: string) => text.normalize('NFKC').toLowerCase();

/** Without accents and vowel signs, for people who type none. */
const folded = (text: string) => small(text).normalize('NFD').replace(accents, '').normalize('NFC');

/** Each letter with the next, the last one alone: any part of the run is some of them in a row. */
const pairs = (run: string) => {
  const letters = [...run];
  return letters.map((letter, index) => letter + (letters[index + 1] ?? ''));
};

/** A text for the index: its words for stemming, and its words as they stand, with runs without spaces in pairs. */
export function searchable(text: string): { readonly stemmed: string; readonly plain: string } {
  const bare = folded(text);
  const runs = (bare.match(unspaced) ?? []).flatMap(pairs);
  return { stemmed: small(text), plain: [bare.replace(unspaced, ' '), ...runs].join(' ') };
}

/** A search query, prepared for PostgreSQL. */
export interface SearchTerms {
  /** For `websearch_to_tsquery`, in configurations that stem, and as it stands. */
  readonly stemmed: string;
  readonly plain: string;
  /** For `to_tsquery`: words that begin so, and parts of runs without spaces. Null where it has quotes, `-` or `or`. */
  readonly beginnings: string | null;
  /** For `like`: all of it as a part of the text. Null where `beginnings` is. */
  readonly part: { readonly pattern: string; readonly isIndexed: boolean } | null;
}

/** A trigram index is no use below three letters: such parts are searched in the latest posts only. */
const indexedFrom = 3;

function partIn(text: string): SearchTerms['part'] {
  const longest = Math.max(0, ...(text.match(word) ?? []).map((one) => [...one].length));
  const literal = literally(text);
  return { pattern: literal === '' ? '' : `%${literal}%`, isIndexed: longest >= indexedFrom };
}

/** A `-` without a word negates nothing, but PostgreSQL parses it as a negation, and fails on a long row of them. */
const idleDashes = /-(?=[-\s]|$)/g;

const operators = /"|(^|\s)-\S|\sor\s/i;
const word = /[\p{L}\p{M}\p{N}]+/gu;

/** Parses a query: quotes, `-` and `or` mean what they do in a search engine; plain words also match as prefixes. */
export function parseSearch(q: string): SearchTerms {
  const query = q.replaceAll(/[“”]/g, '"').replaceAll(idleDashes, ' ');
  const [plain, stemmed] = [folded(query), small(query)];
  if (operators.test(query)) return { stemmed, plain, beginnings: null, part: null };
  const runs = (plain.match(unspaced) ?? []).map(partOf);
  const words = (plain.replace(unspaced, ' ').match(word) ?? []).map((one) =>
    one.length > 1 ? `'${one}':*` : `'${one}'`,
  );
  return {
    stemmed,
    plain,
    beginnings: [...words, ...runs].slice(0, 20).join(' & '),
    part: partIn(folded(q)),
  };
}

/** A run's pairs in a row; one letter alone begins a pair. */
function partOf(run: string): string {
  const found = pairs(run);
  if (found.length === 1) return `'${run}':*`;
  return `(${found
    .slice(0, -1)
    .map((pair) => `'${pair}'`)
    .join(' <-> ')})`;
}
