import { areAntonyms } from '../lexicon/antonyms.ts';
import { auxiliary, presentForms, third, thirdPerson } from '../lexicon/verb-forms.ts';
import { isClassName } from '../notes/classes.ts';
import { negation } from '../notes/facts.ts';
import { contentWords } from '../notes/note-index.ts';
import { isPlural } from '../notes/number.ts';
import type { Fact } from '../notes/types.ts';
import { wordsOf } from '../notes/words.ts';
import { articleFor } from './articles.ts';
import { countIn, numberWords } from './counts.ts';
import { areTooClose, rivalsFor } from './distractors.ts';
import type { Rival, Workshop } from './distractors.ts';
import type { Swap } from './opposites.ts';
import { isLoose, isOwnDefinition, loose, namesNext } from './gaps.ts';
import { firstNumber } from './judge.ts';
import { isChanging, isSubordinate, mainClauseAt, verbAt } from './opposites.ts';
import { othersDescribed } from './namings.ts';
import { isOfAnotherOrgan } from './organs.ts';
import { quantities } from '../text/quantities.ts';
import type { Quantity } from '../text/quantities.ts';
import { askable, isSettled, threshold, variantsOf } from './values.ts';
import { upperFirst } from '../text/capitals.ts';

/** "About 20 percent of carbon dioxide is …", "Sperm make up 5 percent of …": the figure is what the claim says. */
const isAmountOf = (claim: string, { start, end }: Quantity): boolean =>
  /^(?:in (?:adults|humans|children|infants), )?(?:(?:about|approximately|nearly|roughly) )?$|^\p{L}+ (?:make up|form|carry|hold|contain|produce|receive) (?:(?:about|approximately) )?$/iu.test(
    claim.slice(0, start),
  ) && /^(?: percent|%)? of\b/.test(claim.slice(end));

/** Another figure, where a claim has one. */
export function byNumber(claim: string, seed: number): Swap | null {
  const [quantity, ...more] = askable(claim);
  if (!quantity || more.length > 0 || quantities(claim).length > 1) return null;
  if (/\([^()]*$/.test(claim.slice(0, quantity.start)) || /^[^,;()]{0,12}\(/.test(claim.slice(quantity.end)))
    return null;
  // Behind a clause that is true, the figure that is not is hidden.
  if (/[;,] (?:and|but|while|whereas|which)\b/.test(claim.slice(0, quantity.start))) return null;
  // "The pressure of 10 mm Hg drives …": a figure that is no part of what is said.
  if (quantity.start < verbAt([...claim.matchAll(/[\p{L}-]+/gu)]) && !isAmountOf(claim, quantity))
    return null;
  if (!isSettled(claim, quantity)) return null;
  const variants = variantsOf(claim, quantity, seed);
  if (!variants) return null;
  // "Above 160": what is higher still is above it, too. A pressure is one here and another there.
  if (
    /\b(?:above|below|over|under|beyond|than|up to|at least|at most|within|until|exceed\w*|limit\w*) (?:about |approximately )?$/i.test(
      claim.slice(0, quantity.start),
    ) ||
    // What is normal is so at all times.
    (isChanging(claim) && !/^(?:an? |the )?normal\b/i.test(claim)) ||
    threshold.test(claim.slice(quantity.start, quantity.end))
  )
    return null;
  // "As the rate increases from 120 to 160": what holds up to one figure may hold up to another.
  if (/\bfrom\b[^,;]*\bto\b/i.test(claim)) return null;
  // Not one so far away that it is known to be wrong without the note.
  const distance = (text: string) => Math.abs(Math.log(firstNumber(text) / firstNumber(variants.written)));
  const [near, next] = variants.others.toSorted((one, other) => distance(one) - distance(other));
  const now = next !== undefined && distance(next) < Math.log(2.2) ? next : near;
  if (now === undefined) return null;
  return {
    text: `${claim.slice(0, quantity.start)}${now}${claim.slice(quantity.end)}`,
    was: variants.written,
    now,
  };
}

/** Another count, more than twice as great: nobody counts so many, however a book divides things. */
export function byCount(claim: string): Swap | null {
  const count = countIn(claim);
  // "Five arteries carry …", of two: nobody believes it.
  if (!count || count.at === 0) return null;
  const at = 2 * numberWords.indexOf(count.word.toLowerCase()) + 3;
  const now = numberWords[at];
  // Beyond fourteen nobody believes it.
  if (now === undefined || at > 12) return null;
  return {
    text: `${claim.slice(0, count.at)}${now}${claim.slice(count.at + count.word.length)}`,
    was: count.word,
    now,
  };
}

const denial = /\b(is|are|was|were|can|do|does)( ?not|n['’]t) (\p{L}+)/iu;
const qualified =
  /^(?:only|yet|all|always|just|completely|fully|entirely|exactly|every|so|as|to|until|usually|normally|typically|well|considered|known|understood|clear|simply|merely|generally|directly|very|the|quite|\p{L}+ly)$/iu;

/** What a claim denies, said as if it were so. */
export function byDenial(claim: string): Swap | null {
  const match = denial.exec(claim);
  const rest = match ? claim.slice(0, match.index) + claim.slice(match.index + match[0].length) : '';
  if (
    !match ||
    claim.split(' ').length < 6 ||
    negation.test(rest) ||
    /\b(?:but|only|some|sometimes|certain|often|usually|may|might|unless|until|any|either|yet|because|at all|without|although|though|if|instead|than|nor|or|causes?|causing|so|fail\w*|insufficient|absence|rather|that is|meaning|indicating|passive)\b/i.test(
      rest,
    )
  )
    return null;
  const [was, verb = '', , next = ''] = match;
  const before = claim.slice(0, match.index);
  if (isSubordinate(before) || match.index < mainClauseAt(claim)) return null;
  if (qualified.test(next)) return null;
  const isDoing = /^do/i.test(verb);
  if (isDoing && !presentForms.has(next.toLowerCase()) && !/^(?:have|cause|need)$/i.test(next)) return null;
  const inflected = /^does$/i.test(verb) ? (next === 'have' ? 'has' : third(next)) : next;
  const now = isDoing ? inflected : `${verb} ${next}`;
  return { text: `${claim.slice(0, match.index)}${now}${claim.slice(match.index + was.length)}`, was, now };
}

/** Whether a word of a name, or one made from the same root, stands among others. */
export const isLeft = (parts: readonly string[], words: ReadonlySet<string>): boolean =>
  parts.some(
    (part) =>
      part.length > 3 && [...words].some((word) => word.length > 3 && word.slice(0, 5) === part.slice(0, 5)),
  );

const hasAcronym = (name: string) => /(?<!\p{L})\p{Lu}{2,}/u.test(name);

/** "Left" and "right", "upper" and "lower": of such pairs the one mostly does what the other does. */
const areSides = (one: string) => /^(?:left|right|upper|lower|superior|inferior|medial|lateral)$/.test(one);
const isOpposed = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((word, at) => areAntonyms(word, other[at] ?? '') && !areSides(word));

/** Whether a name at the head of a claim agrees with the verb that follows. */
export function isInNumber(name: string, before: string, after: string): boolean {
  if (!/^(?:(?:an?|the|each|every) )?$/i.test(before)) return true;
  const verb = /^ ([\p{L}]+)/u.exec(after)?.[1]?.toLowerCase() ?? '';
  if (isPlural(name)) return !(/^(?:is|was|has|does)$/.test(verb) || thirdPerson.has(verb));
  // A plain form after it ("leave", "are") is that of many.
  return /^(?:is|was|has|does|can|may|must|will|also|then|)$/.test(verb) || /(?:s|ed)$/.test(verb);
}

/** "The cubital vein is the largest artery": the name itself says that it is none. */
export const isOfAnotherSort = (name: string, after: string): boolean => {
  const head = name.split(' ').at(-1) ?? '';
  const things = /^ (?:is|are) (?:an?|the) ([\p{L} -]{2,40})/u.exec(after)?.[1] ?? '';
  const told = wordsOf(things)
    .map(({ key }) => key)
    .filter(isClassName);
  return isClassName(head) && told.length > 0 && !told.includes(head);
};

/**
 * A claim with another name for what it is about: of two things that the note defines, or of two that are opposites ("the posterior
 * pituitary"). What else is said of a thing mostly holds of its neighbors too. Nothing of the thing may be left in the rest.
 */
export function byName(workshop: Workshop, fact: Fact, claim: string): Swap | null {
  const { index, segments } = workshop;
  const [segment, term] = [segments[fact.segmentId], index.byKey.get(fact.subject)];
  // A branch of a science is that science, too.
  if (!segment || !term || fact.relation === ':' || term.class === 'discipline' || isLoose(fact.statement))
    return null;
  if (/\b(?:than|compared|relative to|like|unlike|one of|an example|any of|same|only an?|few)\b/i.test(claim))
    return null;
  const folded = claim.toLowerCase();
  const at = folded.indexOf(term.surface.toLowerCase());
  if (at < 0 || folded.includes(term.surface.toLowerCase(), at + 1)) return null;
  const [before, after] = [claim.slice(0, at), claim.slice(at + term.surface.length)];
  // Part of a longer word ("reflex" in "reflexes"), or with its other name beside it, which would be left behind.
  if (/[\p{L}\d-]$|\($/u.test(before) || /^(?:[\p{L}\d-]|\s*\(|,? or\b|, (?:the|an?|its)\b)/u.test(after))
    return null;
  if (fact.relation === 'called' ? !namesNext.test(before) : !/^(?:(?:an?|the|each|every) )?$/i.test(before))
    return null;
  const rest = `${before} ${after}`;
  const left = new Set(wordsOf(rest).flatMap(({ key }) => key.split(' ')));
  if (isLeft(term.parts, left)) return null;
  // Of two parts of a body, neighbors, one mostly does what the other does.
  const isTold =
    term.class !== 'anatomy' &&
    !loose.test(fact.relation) &&
    !auxiliary.test(fact.relation) &&
    contentWords(rest).size > 3;
  const isAlternative = ({ key, kind, text, isSibling, told, fromNote }: Rival) =>
    // "RBC count" and "erythrocyte count"; places, which lie within one another.
    fromNote &&
    hasAcronym(term.surface) === hasAcronym(text) &&
    (kind === null || !/cavity|region|quadrant|^system$/.test(kind)) &&
    isSibling &&
    kind === term.kind &&
    isOpposed(term.parts, key.split(' ')) &&
    told < 0.34 &&
    (isOwnDefinition(fact) || isTold);
  const others = (index.inSegment.get(segment.id) ?? []).filter((other) => other.term.key !== term.key);
  // Where one part of a body lies, another that is spoken of with it may lie as well.
  const areTogether = (key: string) =>
    term.class === 'anatomy' &&
    /\b(?:located|situated|lies|found|between|near|(?:an|pos)terior|(?:sup|inf)erior)\b/.test(rest) &&
    term.occurrences.some(({ segmentId }) =>
      (index.inSegment.get(segmentId) ?? []).some((other) => other.term.key === key),
    );
  const wanted = { asked: rest, source: segment };
  const rival = [
    ...rivalsFor(workshop, { key: term, ...wanted, most: 15 }).filter(isAlternative),
    ...(isOwnDefinition(fact) ? othersDescribed(workshop, term, wanted) : []),
  ].find(
    (each) =>
      !areTogether(each.key) &&
      (each.kind ?? term.kind) === (term.kind ?? each.kind) &&
      !isOfAnotherSort(each.key, after) &&
      !isOfAnotherOrgan(workshop, each.key, after) &&
      isInNumber(each.text, before, after) &&
      !isLeft(index.byKey.get(each.key)?.parts ?? [], left) &&
      !others.some((other) => areTooClose(index, other.term.key, each.key)),
  );
  if (!rival) return null;
  const now = at === 0 ? upperFirst(rival.text) : rival.text;
  return {
    text: `${articleFor(before, now)}${now}${after}`,
    was: claim.slice(at, at + term.surface.length),
    now,
  };
}
