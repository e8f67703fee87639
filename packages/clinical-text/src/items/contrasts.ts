import { antonyms } from '../lexicon/antonyms.ts';
import { isPlural } from '../notes/number.ts';
import type { Fact } from '../notes/types.ts';
import { areTooClose } from './distractors.ts';
import type { Workshop } from './distractors.ts';
import type { Swap } from './opposites.ts';

/** Where a sentence sets a second thing against the first. */
const turn =
  /^(?:,?\s(?:whereas|while|in contrast to|as opposed to)\s|;\s(?:in contrast|by contrast|however),\s)/i;

/** What a sentence sets against its first claim. */
function otherSide(claim: string, statement: string): string | null {
  const rest = statement.startsWith(claim) ? statement.slice(claim.length) : '';
  const match = turn.exec(rest);
  return match ? rest.slice(match[0].length) : null;
}

/** With another word in the place of one; null where its article would no longer fit. */
function exchanged(claim: string, was: string, now: string): Swap | null {
  const at = claim.indexOf(was);
  const article = /\b(an?)\s$/i.exec(claim.slice(0, at))?.[1]?.toLowerCase();
  if (article !== undefined && (article === 'an') !== /^[aeiou]/i.test(now)) return null;
  const written = at === 0 ? `${now[0]?.toUpperCase() ?? ''}${now.slice(1)}` : now;
  return { text: `${claim.slice(0, at)}${written}${claim.slice(at + was.length)}`, was, now };
}

const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}-]+/gu) ?? [];

/** The one pair of opposites that tells the two sides apart. */
function byPair(claim: string, other: string): Swap | null {
  const there = new Set<string>(wordsIn(other));
  const words: readonly string[] = wordsIn(claim);
  const pairs = words.flatMap((was) =>
    [...(antonyms.get(was) ?? new Set<string>())].flatMap((now) =>
      there.has(now) ? [[was, now] as const] : [],
    ),
  );
  const [pair, ...more] = pairs;
  if (!pair || more.length > 0 || words.includes(pair[1]) || there.has(pair[0])) return null;
  return exchanged(claim, ...pair);
}

/** "Arteries supply it, and veins drain it": opposites that each of two clauses begins with. */
function byHeads(claim: string, other: string): Swap | null {
  const [mine = '', theirs = ''] = [claim, other].map((text) => /^(?:the )?(\p{L}+)/iu.exec(text)?.[1] ?? '');
  const isPair = antonyms.get(mine.toLowerCase())?.has(theirs.toLowerCase()) ?? false;
  const isOnce = !wordsIn(claim)
    .slice(2)
    .some((word) => word === mine.toLowerCase() || word === theirs);
  return isPair && isOnce ? exchanged(claim, mine, theirs) : null;
}

/** The things themselves, where each side begins with its own. */
function bySubject({ index }: Workshop, fact: Fact, claim: string, other: string): Swap | null {
  const subject = index.byKey.get(fact.subject);
  const rival = (index.inSegment.get(fact.segmentId) ?? [])
    .map(({ term }) => term)
    .find(({ surface }) => new RegExp(String.raw`^(?:the |an? )?${escaped(surface)} `, 'i').test(other));
  if (!subject || !rival || areTooClose(index, subject.key, rival.key)) return null;
  const name = new RegExp(
    String.raw`^(?:the |an? )?(${escaped(subject.surface)}) (?!that |which |who )`,
    'i',
  ).exec(claim)?.[1];
  if (name === undefined || isPlural(name) !== isPlural(rival.surface)) return null;
  const isOnce = claim.toLowerCase().split(subject.surface.toLowerCase()).length === 2;
  return isOnce && !claim.includes(rival.surface) ? exchanged(claim, name, rival.surface) : null;
}
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * "Soft tissues let rays through, whereas hard ones stop them": what is said of the one thing, said of the other that the sentence
 * itself sets against it.
 */
export function byContrast(workshop: Workshop, fact: Fact, claim: string): Swap | null {
  const other = otherSide(claim, fact.statement);
  if (other !== null) return byPair(claim, other) ?? bySubject(workshop, fact, claim, other);
  const [, first = '', second = ''] = /^([^,]{20,200}), and (.+)$/.exec(fact.statement) ?? [];
  return first !== '' && claim.startsWith(first) ? byHeads(first, second) : null;
}
