import { synonymGroups } from '../lexicon/synonyms.ts';
import type { TermClass } from '../lexicon/synonyms.ts';
export type { TermClass };
import { tokenize } from './tokens.ts';
import type { Token } from './tokens.ts';

interface Entry {
  readonly concept: string;
  readonly class: TermClass;
}

const acronym = /^(?=.*[A-Z].*[A-Z])[A-Z\d/]+s?$/;

/** How a token is looked up: an acronym by its capitals, so that "CAP" is not "cap"; a word by its stem. */
function keyOf(token: Token): string {
  return acronym.test(token.raw) ? token.raw.replace(/s$/, '') : token.stem;
}

const phrases = new Map<string, Entry>();
let longest = 1;
for (const group of synonymGroups) {
  const concept = `#${group.terms[0] ?? ''}`;
  for (const term of group.terms) {
    const keys = tokenize(term).map(keyOf);
    longest = Math.max(longest, keys.length);
    const key = keys.join(' ');
    if (!phrases.has(key)) phrases.set(key, { concept, class: group.class });
  }
}

export interface ConceptToken {
  /** `#preferred term` where the lexicon knows the phrase, otherwise the stem. */
  readonly id: string;
  readonly class: TermClass | null;
  readonly start: number;
  readonly end: number;
}

/** A text as a sequence of concepts: synonyms, acronyms and spellings meet, articles are dropped. */
export function concepts(text: string): readonly ConceptToken[] {
  const tokens = tokenize(text);
  const keys = tokens.map(keyOf);
  const found: ConceptToken[] = [];
  for (let index = 0; index < tokens.length;) {
    const token = tokens[index];
    if (!token) break;
    let length = 0;
    let entry: Entry | undefined;
    for (let size = Math.min(longest, tokens.length - index); size > 0 && !entry; size -= 1) {
      entry = phrases.get(keys.slice(index, index + size).join(' '));
      if (entry) length = size;
    }
    const last = tokens[index + Math.max(length, 1) - 1] ?? token;
    const isArticle =
      !entry &&
      (/^(?:the|an)$/i.test(token.raw) ||
        token.raw === 'a' ||
        (token.raw === 'A' && index === 0 && tokens.length > 1));
    if (!isArticle)
      found.push({
        id: entry?.concept ?? token.stem,
        class: entry?.class ?? null,
        start: token.start,
        end: last.end,
      });
    index += Math.max(length, 1);
  }
  // "electrocardiogram (ECG)" says one thing twice.
  return found.filter((item, index) => item.id !== found[index - 1]?.id || !item.id.startsWith('#'));
}

/** The class of a text that is one known term and nothing else; null where it is more, or unknown. */
export function classOf(text: string): TermClass | null {
  const [only, ...rest] = concepts(text);
  return only && rest.length === 0 ? only.class : null;
}

/** Where `needle` stands in `haystack` as an unbroken run; -1 where it does not. */
export function runIndex(haystack: readonly string[], needle: readonly string[]): number {
  if (needle.length === 0) return -1;
  for (let at = 0; at + needle.length <= haystack.length; at += 1) {
    if (needle.every((word, index) => haystack[at + index] === word)) return at;
  }
  return -1;
}
