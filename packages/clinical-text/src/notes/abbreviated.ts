import { keyOfText } from '../lexicon/terms.ts';
import type { CountedTerm } from './terms.ts';
import type { Segment } from './types.ts';

/** "Diabetic ketoacidosis (DKA)", "DKA (diabetic ketoacidosis)", "diabetic ketoacidosis, or DKA,". */
const defined =
  /(?<![\p{L}'’-])(?<before>(?:[\p{L}'’-]{1,40} ){1,5})\((?<short>\p{Lu}[\p{Lu}\d-]{1,6})s?\)|(?<![\p{L}'’-])(?<called>(?:[\p{L}'’-]{1,40} ){0,4}[\p{L}'’-]{1,40}), or (?<letters>\p{Lu}{2,7}),|(?<![\p{L}\d-])(?<opening>\p{Lu}[\p{Lu}\d-]{1,6}) \((?<name>[\p{L}'’ -]{5,60})\)/gu;

/** The letters stand in the name in their order, the first of both being the same: "DKA" in "Diabetic KetoAcidosis". */
function standsFor(short: string, name: string): boolean {
  const letters = [...short.toLowerCase().replace(/[^\p{Ll}]/gu, '')];
  if (letters.length < 2 || name[0] !== letters[0]) return false;
  let at = -1;
  return letters.every((letter) => (at = name.indexOf(letter, at + 1)) >= 0);
}

/** The term that the note gives letters for: the longest of the words beside them that is one. */
function namedBy(
  short: string,
  words: readonly string[],
  byKey: ReadonlyMap<string, CountedTerm>,
): CountedTerm | null {
  for (let from = 0; from < words.length; from += 1) {
    const name = words.slice(from).join(' ');
    const term = byKey.get(keyOfText(name));
    if (term && standsFor(short, name.toLowerCase())) return term;
  }
  return null;
}

const joinedWith = (name: CountedTerm, short: CountedTerm): CountedTerm => ({
  ...name,
  class: name.class ?? short.class,
  kind: name.class ? name.kind : short.kind,
  short: short.surface,
  frequency: name.frequency + short.frequency,
  nested: name.nested + short.nested,
  cues: [...new Set([...name.cues, ...short.cues])],
  occurrences: [...name.occurrences, ...short.occurrences].toSorted((one, other) => one.start - other.start),
  first: Math.min(name.first, short.first),
  isKnown: name.isKnown || short.isKnown,
});

/** Letters and the name that the note gives for them are one term, called by the name: returns it for either of them. */
export function joinAbbreviations(
  terms: readonly CountedTerm[],
  segments: readonly Segment[],
): (term: CountedTerm) => CountedTerm {
  const byKey = new Map(terms.map((term) => [term.key, term]));
  const names = new Map<CountedTerm, CountedTerm>();
  for (const { text } of segments)
    for (const { groups } of text.matchAll(defined)) {
      const letters = groups?.['short'] ?? groups?.['letters'] ?? groups?.['opening'] ?? '';
      const short = byKey.get(keyOfText(letters));
      if (!short || names.has(short)) continue;
      const words = (groups?.['before'] ?? groups?.['called'] ?? groups?.['name'] ?? '').trim().split(' ');
      const name = namedBy(letters, words, byKey);
      if (name && name !== short) names.set(short, name);
    }
  const joined = new Map<CountedTerm, CountedTerm>();
  for (const [short, name] of names) joined.set(name, joinedWith(joined.get(name) ?? name, short));
  return (term) => {
    const name = names.get(term) ?? term;
    return joined.get(name) ?? name;
  };
}
