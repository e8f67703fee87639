import { commonClinicalWords, stopwords } from '../lexicon/words.ts';
import { runIndex } from '../text/concepts.ts';
import { root, tokenize } from '../text/tokens.ts';
import { flaw } from './flaws.ts';
import { split } from './prepared.ts';
import type { PreparedItem, PreparedOption } from './prepared.ts';
import type { Flaw } from './types.ts';

const isContent = (id: string) => !stopwords.has(id) && /[\p{L}\d]/u.test(id);

function initialsOf(text: string): string {
  const words = text.match(/\p{L}[\p{L}'’]*/gu) ?? [];
  return words.map((word) => word[0]?.toUpperCase() ?? '').join('');
}

/** Whether the stem contains an option whole: as a run, by all of at least three content words, or as its acronym. */
function isInStem(item: PreparedItem, option: PreparedOption): boolean {
  const stem = item.stemConcepts.map((each) => each.id);
  const content = option.ids.filter(isContent);
  if (content.length === 0) return false;
  if (runIndex(stem, option.ids) >= 0) return true;
  if (content.length >= 3 && content.every((id) => stem.includes(id))) return true;
  const initials = initialsOf(option.text);
  return (
    initials.length >= 3 &&
    initials.length === option.text.trim().split(/[\s-]+/).length &&
    new RegExp(`\\b${initials}\\b`).test(item.stem)
  );
}

/** Refused: the stem contains the key whole and no distractor, so that reading is enough. */
export function checkStemGivesAnswer(item: PreparedItem): readonly Flaw[] {
  const parts = split(item);
  if (!parts || !isInStem(item, parts.key) || parts.distractors.some((option) => isInStem(item, option)))
    return [];
  return [flaw('stem-gives-answer', 'stem', `The stem contains the key, "${parts.key.text}".`)];
}

function rootsIn(text: string): ReadonlySet<string> {
  return new Set(tokenize(text).map((token) => root(token.stem)));
}

const commonRoots: ReadonlySet<string> = new Set([...commonClinicalWords, ...stopwords].map(root));

/** The stem's words of content, by their root; names (capitals within a sentence) and short words left out. */
function contentWords(stem: string): ReadonlyMap<string, string> {
  const words = tokenize(stem).filter(({ raw, stem: word }, index) => {
    const isName = index > 0 && /^\p{Lu}\p{Ll}/u.test(raw);
    return raw.length > 3 && /^\p{L}/u.test(raw) && !isName && !stopwords.has(word);
  });
  return new Map(words.map((token) => [root(token.stem), token.raw]));
}

/** A word of the stem that the key repeats, while no distractor repeats that word or another one of its own. */
export function checkStemWordInKey(item: PreparedItem): readonly Flaw[] {
  const parts = split(item);
  if (!parts) return [];
  const words = contentWords(item.stem);
  const repeated = [parts.key, ...parts.distractors].map(({ text }) =>
    [...rootsIn(text)].filter((word) => words.has(word)),
  );
  const own = repeated.map((each, index) =>
    each.filter((word) => repeated.every((others, other) => other === index || !others.includes(word))),
  );
  const [inKey = [], ...inDistractors] = own;
  // Words that nearly every item uses cue nothing in a key, but do balance a cue elsewhere.
  const cue = inKey.find((word) => !commonRoots.has(word));
  if (cue === undefined || inDistractors.some((each) => each.length > 0)) return [];
  return [
    flaw(
      'stem-word-in-key',
      'options',
      `"${words.get(cue) ?? cue}" stands in the stem and in the key alone.`,
    ),
  ];
}
