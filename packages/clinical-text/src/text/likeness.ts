import { areAntonyms } from '../lexicon/antonyms.ts';
import { stopwords } from '../lexicon/words.ts';
import { concepts } from './concepts.ts';
import { tokenize } from './tokens.ts';

/** Runs of `size` words, the unit in which texts are compared. */
export function shingles(text: string, size: number): ReadonlySet<string> {
  const stems = tokenize(text).map((token) => token.stem);
  const found = new Set<string>();
  for (let at = 0; at + size <= stems.length; at += 1) found.add(stems.slice(at, at + size).join(' '));
  return found;
}

/** Shared members over all members, 0 to 1; 0 for two empty sets. */
export function jaccard(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((member) => other.has(member)).length;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}

const bag = (text: string): ReadonlySet<string> => new Set(tokenize(text).map((token) => token.stem));

/** Words that alone set two questions apart: numbers, opposites, negations. */
function isDecisive(one: readonly string[], other: readonly string[]): boolean {
  if ([...one, ...other].some((word) => /\d/.test(word) || word === 'not' || word === 'no')) return true;
  return one.some((word) => other.some((opposite) => areAntonyms(word, opposite)));
}

/**
 * Whether two questions are nearly one: four fifths of their words are shared, and what differs is neither a number, an
 * opposite, a negation nor (in short questions) a word of content.
 */
export function areNearlyAlike(one: string, other: string): boolean {
  const [a, b] = [bag(one), bag(other)];
  if (a.size === 0 || b.size === 0) return false;
  const [onlyA, onlyB] = [[...a].filter((word) => !b.has(word)), [...b].filter((word) => !a.has(word))];
  if (isDecisive(onlyA, onlyB)) return false;
  const content = [...onlyA, ...onlyB].filter((word) => !stopwords.has(word)).length;
  if (Math.min(a.size, b.size) < 10 && content > 0) return false;
  return jaccard(a, b) >= 0.8;
}

/** The words of each text, weighted by how often it uses them and how few of the others do (tf-idf). */
export function termWeights(texts: readonly string[]): readonly ReadonlyMap<string, number>[] {
  const counts = texts.map((text) => {
    const words = concepts(text)
      .map((each) => each.id)
      .filter((id) => !stopwords.has(id) && /\p{L}{3}/u.test(id));
    return new Map([...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length]));
  });
  const spread = Map.groupBy(
    counts.flatMap((each) => [...each.keys()]),
    (word) => word,
  );
  const rarity = (word: string) => Math.log(texts.length / (spread.get(word)?.length ?? 1));
  return counts.map(
    (each) => new Map([...each].map(([word, count]) => [word, (1 + Math.log(count)) * rarity(word)])),
  );
}

/** How alike two weighted texts are, 0 to 1. */
export function cosine(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  const product = [...one].reduce((sum, [word, weight]) => sum + weight * (other.get(word) ?? 0), 0);
  const size = (map: ReadonlyMap<string, number>) => Math.hypot(...map.values());
  const sizes = size(one) * size(other);
  return sizes === 0 ? 0 : product / sizes;
}
