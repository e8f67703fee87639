import type { Language } from '@rounds/contract/common';
import { languages } from '@rounds/contract/common.rules';
import { literally } from '../../platform/db/like.rules.ts';

/** PostgreSQL's text-search configuration for each language; `simple` does no stemming. */
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
 * The configuration for a learner's text or query.
 * @param chosen the language in their settings
 * @param accepted the Accept-Language header, for those who chose none
 */
export function searchConfigOf(chosen: string | null, accepted = ''): string {
  const wanted = chosen ?? accepted.trim().slice(0, 2).toLowerCase();
  const language = languages.find((known) => known === wanted) ?? 'en';
  return configs[language];
}

/** Scripts without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu;
const accents = /[\u0300-\u036f]|[\u064b-\u065f]|\u0640|\u0670/g;

/** Lowercase, independent of the database's locale. */
const small = (text: string) => text.normalize('NFKC').toLowerCase();

/** Without accents and vowel marks, for people who don't type them. */
const folded = (text: string) => small(text).normalize('NFD').replace(accents, '').normalize('NFC');

/** Each letter paired with the next; the last one alone. Any part of the run is a sequence of these pairs. */
const pairs = (run: string) => {
  const letters = [...run];
  return letters.map((letter, index) => letter + (letters[index + 1] ?? ''));
};

/** A text for the index: its words for stemming, and its unstemmed words, with unspaced runs split into pairs. */
export function searchable(text: string): { readonly stemmed: string; readonly plain: string } {
  const bare = folded(text);
  const runs = (bare.match(unspaced) ?? []).flatMap(pairs);
  return { stemmed: small(text), plain: [bare.replace(unspaced, ' '), ...runs].join(' ') };
}

/** A search query, prepared for PostgreSQL. */
export interface SearchTerms {
  /** For `websearch_to_tsquery`, in configurations that stem. */
  readonly stemmed: string;
  readonly plain: string;
  /** For `to_tsquery`: prefixes of words, and parts of unspaced runs. Null if the query has quotes, `-` or `or`. */
  readonly beginnings: string | null;
  /** For `like`: the whole query as a part of the text. Null if `beginnings` is. */
  readonly part: { readonly pattern: string; readonly isIndexed: boolean } | null;
}

/** A trigram index doesn't help below three letters, so shorter parts are searched only in the latest posts. */
const indexedFrom = 3;

function partIn(text: string): SearchTerms['part'] {
  const longest = Math.max(0, ...(text.match(word) ?? []).map((one) => [...one].length));
  const literal = literally(text);
  return { pattern: literal === '' ? '' : `%${literal}%`, isIndexed: longest >= indexedFrom };
}

/** A `-` without a word negates nothing, but PostgreSQL parses it as a negation and fails on a long row of them. */
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

/** A run's pairs in sequence; for a single letter, every pair that begins with it. */
function partOf(run: string): string {
  const found = pairs(run);
  if (found.length === 1) return `'${run}':*`;
  return `(${found
    .slice(0, -1)
    .map((pair) => `'${pair}'`)
    .join(' <-> ')})`;
}
