import { areAntonyms } from '../lexicon/antonyms.ts';
import { presentForms, third, thirdPerson } from '../lexicon/verb-forms.ts';
import { negation } from '../notes/facts.ts';
import { pairOf } from '../notes/index.ts';
import type { PoolTerm } from '../notes/index.ts';
import { isPlural } from '../notes/number.ts';
import type { Fact } from '../notes/types.ts';
import { wordsOf } from '../notes/words.ts';
import { areTooClose, rivalsFor } from './distractors.ts';
import type { Rival, Workshop } from './distractors.ts';
import type { Swap } from './opposites.ts';
import {
  isCutOff,
  isEmpty,
  isLoose,
  isOneOfMany,
  isTied,
  isTold,
  isVague,
  loose,
  namesNext,
} from './gaps.ts';
import { firstNumber } from './judge.ts';
import { isSubordinate, mainClauseAt, verbAt } from './opposites.ts';
import { chance } from './seed.ts';
import { isNarrow } from './siblings.ts';
import { quantities } from '../text/quantities.ts';
import { askable, variantsOf } from './values.ts';

/** Another figure, where a claim has one. */
export function byNumber(claim: string, seed: number): Swap | null {
  const [quantity, ...more] = askable(claim);
  if (!quantity || more.length > 0 || quantities(claim).length > 1) return null;
  if (/\([^()]*$/.test(claim.slice(0, quantity.start)) || /^[^,;()]{0,12}\(/.test(claim.slice(quantity.end)))
    return null;
  const variants = variantsOf(claim, quantity, seed);
  if (!variants) return null;
  // The nearest of them: one that is far away is known to be wrong without the note.
  const distance = (text: string) => Math.abs(Math.log(firstNumber(text) / firstNumber(variants.written)));
  const now = variants.others.toSorted((one, other) => distance(one) - distance(other))[0] ?? '';
  return {
    text: `${claim.slice(0, quantity.start)}${now}${claim.slice(quantity.end)}`,
    was: variants.written,
    now,
  };
}

const counts = 'two three four five six seven eight nine ten eleven twelve thirteen'.split(' ');
const counted = new RegExp(
  String.raw`(?<!\b(?:first|last|next|one of(?: the)?|(?:either|both|neither|each) of|either|both|the|these|those|among|between|all|least|most|up to|every|for|about|than|to|or|and|only)\s|-)\b(${counts.slice(0, -1).join('|')})(?= (?:[\p{L}-]+ ){0,3}?[\p{L}-]+s\b)(?! (?:to|or|and)\b)`,
  'giu',
);

const anyCount = new RegExp(String.raw`\b(?:one|${counts.join('|')})\b`, 'gi');

/** "There are three layers": another count, where the claim does not go on to name them. */
export function byCount(claim: string, seed: number): Swap | null {
  if (
    /\d|\bincluding\b|\bsuch as\b|,[^,]*,|(?:,|\bcalled) [^,]+ and [^,]+$|\band\b.{3,60}\bare (?:two|three|four)\b|\bare [^,]+ and |\bconsist of\b.*,/i.test(
      claim,
    )
  )
    return null;
  const [match] = claim.matchAll(counted);
  // How many classes or zones there are, another book counts otherwise.
  if (
    match &&
    /^ (?:\p{L}+ )*?(?:class(?:es)?|types|kinds|zones|varieties|categories|groups|regions|parts|(?:sub)?divisions)\b/u.test(
      claim.slice(match.index + match[0].length, match.index + match[0].length + 30),
    )
  )
    return null;
  // With two counts, it is not clear which one is meant.
  if (!match || (claim.match(anyCount) ?? []).length > 1) return null;
  const was = match[0];
  const at = counts.indexOf(was.toLowerCase());
  const other = counts[at < 2 || chance(seed, claim) < 0.5 ? at + 1 : at - 1] ?? '';
  const now = /^\p{Lu}/u.test(was) ? `${other[0]?.toUpperCase() ?? ''}${other.slice(1)}` : other;
  return { text: `${claim.slice(0, match.index)}${now}${claim.slice(match.index + was.length)}`, was, now };
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
    negation.test(rest) ||
    /\b(?:but|only|some|sometimes|certain|often|usually|may|might|unless|until|any|either|yet|because|at all|without|although|though|if|instead|than|nor|causes?|causing|so|fail\w*|insufficient|absence|rather|meaning|indicating|passive)\b/i.test(
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
const isLeft = (parts: readonly string[], words: ReadonlySet<string>): boolean =>
  parts.some(
    (part) =>
      part.length > 3 && [...words].some((word) => word.length > 3 && word.slice(0, 5) === part.slice(0, 5)),
  );

/** Whether the note ever speaks of two things in one place. */
function areToldTogether({ index }: Workshop, one: string, other: string): boolean {
  const places = new Set(index.byKey.get(one)?.occurrences.map(({ segmentId }) => segmentId));
  return index.byKey.get(other)?.occurrences.some(({ segmentId }) => places.has(segmentId)) ?? false;
}

const exclusive =
  /\b(?:called|termed|named|known as|referred to as|(?:composed|made|made up|consists?) of|lined (?:by|with)|derived from|innervated by|separated (?:by|from)) (?:the |an? )?(?:[\p{L}-]+, )?$/iu;

const hasAcronym = (name: string) => /(?<!\p{L})\p{Lu}{2,}/u.test(name);

const isOpposed = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((word, at) => areAntonyms(word, other[at] ?? ''));

/** Two things of a narrow kind, or of one name with another word before it: named in one breath, things may still be the same. */
function isAlternative(
  { siblings }: Workshop,
  term: PoolTerm,
  { key, text, kind, class: rivalClass }: Rival,
  isSubject: boolean,
): boolean {
  // Places lie within one another.
  if (kind !== null && /cavity|region|quadrant|^system$/.test(kind)) return false;
  const isNamedAlike = term.parts.length > 1 && key.split(' ').at(-1) === term.parts.at(-1);
  // "RBC count" and "erythrocyte count".
  if (hasAcronym(term.surface) !== hasAcronym(text)) return false;
  // "A bedsore is a cancer": of the same organ, and nobody would take the one for the other.
  if (rivalClass === 'condition') return isNamedAlike || siblings.has(pairOf(term.key, key));
  if (rivalClass === 'measure') return isNamedAlike && isSubject;
  // Substances and processes meet in many places: what acts on one of them often acts on its rival too.
  if (!isSubject && rivalClass !== 'anatomy') return isNamedAlike && isOpposed(term.parts, key.split(' '));
  return isNamedAlike || (kind !== null && isNarrow(kind));
}

/** Whether a name at the head of a claim agrees with the verb that follows. */
function isInNumber(name: string, before: string, after: string): boolean {
  if (!/^(?:(?:an?|the|each|every) )?$/i.test(before)) return true;
  const verb = /^ ([\p{L}]+)/u.exec(after)?.[1]?.toLowerCase() ?? '';
  if (isPlural(name)) return !(/^(?:is|was|has|does)$/.test(verb) || thirdPerson.has(verb));
  // A plain form after it ("leave", "are") is that of many.
  return /^(?:is|was|has|does|can|may|must|will|also|then|)$/.test(verb) || /(?:s|ed)$/.test(verb);
}

/** Whether a term stands where a claim says what it is about, what is done, or what something is called. */
function isSaid(workshop: Workshop, fact: Fact, term: PoolTerm, before: string, after: string): boolean {
  if (
    term.key === fact.subject &&
    fact.relation !== 'called' &&
    /^(?:(?:an?|the|each|every) )?$/i.test(before)
  )
    return fact.type === 'definition'
      ? !isEmpty(fact.object) && !isVague(fact.object)
      : !(loose.test(fact.relation) || auxiliary.test(fact.relation));
  // "The sensory exam tests the senses": what looks like the end of a name is the verb.
  if (presentForms.has(term.surface.split(' ').at(-1)?.toLowerCase() ?? '') && /^ (?:the|an?)\b/.test(after))
    return false;
  const gap = before.replace(/\b(a|an)\s$/i, 'a(n) ');
  if (isOneOfMany(gap, after) || isCutOff(after) || ofKind.test(before)) return false;
  return namesNext.test(gap) || isTold(gap, after);
}
const auxiliary = /^(?:is|are|was|were|has|have|had|can|may|must|should|does|do)$/;
const ofKind = /\b(?:form|type|kind|case|example|series|set|number|layer|part)s? of (?:the |an? )?$/;

/**
 * A claim with the name of another thing in it, an alternative that the note speaks of elsewhere and never together with what the
 * claim is about: so that the note, as far as it goes, says that it is false. Nothing of the thing may be left in the rest.
 */
export function byName(workshop: Workshop, fact: Fact, claim: string): Swap | null {
  const segment = workshop.segments[fact.segmentId];
  // A branch of a science is that science, too.
  if (
    !segment ||
    fact.relation === ':' ||
    workshop.index.byKey.get(fact.subject)?.class === 'discipline' ||
    isLoose(fact.statement)
  )
    return null;
  if (/\b(?:than|compared|relative to|like|unlike|one of|an example|any of|same|only an?|few)\b/i.test(claim))
    return null;
  const folded = claim.toLowerCase();
  const inSource = workshop.index.inSegment.get(segment.id) ?? [];
  const terms = inSource
    .map(({ term }) => term)
    .filter(({ surface }) => folded.includes(surface.toLowerCase()));
  for (const term of new Set(terms.toSorted((one, other) => other.score - one.score))) {
    const at = folded.indexOf(term.surface.toLowerCase());
    if (folded.indexOf(term.surface.toLowerCase(), at + 1) >= 0) continue;
    const [before, after] = [claim.slice(0, at), claim.slice(at + term.surface.length)];
    // Part of a longer word ("reflex" in "reflexes"), or with its other name beside it, which would be left behind.
    if (/[\p{L}\d-]$|\($/u.test(before) || /^(?:[\p{L}\d-]|\s*\(|,? or\b|, (?:the|an?|its)\b)/u.test(after))
      continue;
    const isHead = term.key === fact.subject && /^(?:(?:an?|the|each|every) )?$/i.test(before);
    const isAsked = isSaid(workshop, fact, term, before, after);
    // "Remnants of the arteries remain": whose, is said before anything is said of them.
    const isBeforeVerb = !isHead && verbAt([...claim.matchAll(/[\p{L}-]+/gu)]) > at;
    if (at < mainClauseAt(claim) || isBeforeVerb || !(isAsked || isHead)) continue;
    const rest = `${before} ${after}`;
    const left = new Set(wordsOf(rest).flatMap(({ key }) => key.split(' ')));
    if (isLeft(term.parts, left)) continue;
    const others = terms.filter(({ key }) => key !== term.key);
    // A name has one thing, and what is made of one thing is not made of its rival.
    const isExclusive =
      exclusive.test(before) ||
      (term.key === fact.subject &&
        fact.type === 'definition' &&
        /^the (?:only|\p{L}*most|\p{L}+est)\b/iu.test(fact.object));
    const isApart = ({ key, told }: Rival) =>
      (isHead || isTied(before)) &&
      told < 0.25 &&
      !others.some((other) => areToldTogether(workshop, other.key, key));
    // "Eccentric contraction", "concentric contraction": what is said of the one is not said of its opposite.
    const isTurned = ({ key, told, fromNote }: Rival) =>
      fromNote && told < 0.34 && isOpposed(term.parts, key.split(' '));
    const rival = rivalsFor(workshop, { key: term, asked: rest, source: segment, most: 15 }).find(
      (each) =>
        each.isSibling &&
        each.kind === term.kind &&
        (isExclusive || isAlternative(workshop, term, each, isHead)) &&
        isInNumber(each.text, before, after) &&
        !isLeft(workshop.index.byKey.get(each.key)?.parts ?? [], left) &&
        !others.some((other) => areTooClose(workshop.index, other.key, each.key)) &&
        (isTurned(each) ||
          (isAsked && isDefined(workshop, fact, term, each.key)) ||
          (isExclusive && isNarrow(each.kind ?? '')) ||
          (isAsked && each.fromNote && isApart(each))),
    );
    if (!rival) continue;
    const now = at === 0 ? `${rival.text[0]?.toUpperCase() ?? ''}${rival.text.slice(1)}` : rival.text;
    const lead = before.replace(
      /\b(a)n?\s$/i,
      (_, letter: string) => `${letter}${/^[aeiou]/i.test(now) ? 'n' : ''} `,
    );
    return { text: `${lead}${now}${after}`, was: claim.slice(at, at + term.surface.length), now };
  }
  return null;
}

/** A definition's own term, where the note defines the other one too. */
function isDefined(workshop: Workshop, fact: Fact, term: PoolTerm, rival: string): boolean {
  return (
    fact.type === 'definition' &&
    term.key === fact.subject &&
    (workshop.about.get(rival) ?? []).some((other) => other.type === 'definition')
  );
}
