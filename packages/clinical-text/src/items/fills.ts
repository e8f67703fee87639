import { classFromHypernym, isClassName } from '../notes/classes.ts';
import { contentWords } from '../notes/note-index.ts';
import type { PoolTerm } from '../notes/note-index.ts';
import { isPlural } from '../notes/number.ts';
import type { Fact } from '../notes/types.ts';
import { wordsOf } from '../notes/words.ts';
import { upperFirst } from '../text/capitals.ts';
import { areAlike } from './alike.ts';
import { namesAskedFrom } from './choices.ts';
import { articleFor } from './articles.ts';
import { support } from './distractors.ts';
import type { Workshop } from './distractors.ts';
import { isOwnDefinition } from './gaps.ts';
import { flawsOf } from './judge.ts';
import { articleBefore, rivalMeanings } from './meanings.ts';
import { isOfAnotherOrgan } from './organs.ts';
import type { Swap } from './opposites.ts';
import { isInNumber, isLeft, isOfAnotherSort } from './swaps.ts';
import type { DraftItem } from './types.ts';

/** Of cells of the blood, one does much of what another does; places and systems lie within one another. */
const overlapping = /cavity|region|quadrant|system$|blood cell|lymphoid cell|phagocyte/;
/** "A response": under such a kind anything may stand, and one thing may be part of another. */
const isGeneric = ({ kind, class: semanticClass }: PoolTerm) => kind === null || kind === semanticClass;
const isAcronym = (name: string) => /^[A-Z\d]{2,6}s?$/.test(name);

/** Whether what is said of one thing may hold of another, though the note does not say so. */
function mayShare(one: PoolTerm, other: PoolTerm): boolean {
  const [head, rivalHead] = [one.parts.at(-1), other.parts.at(-1)];
  return (
    one.class === 'discipline' ||
    isAcronym(one.surface) !== isAcronym(other.surface) ||
    [one, other].some(({ kind }) => kind !== null && overlapping.test(kind)) ||
    (isGeneric(one) && isGeneric(other) && one.class !== null && head === rivalHead)
  );
}

/** The one place where a claim has a name, whole; null where it has it twice, or with its other name beside it. */
function placeOf(name: string, claim: string): number | null {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const [place, ...more] = claim.matchAll(
    new RegExp(String.raw`(?<![\p{L}\d-])${escaped}(?![\p{L}\d-])(?!\s*\(|,? or\b)`, 'giu'),
  );
  return place && more.length === 0 && !/\($/.test(claim.slice(0, place.index)) ? place.index : null;
}

/** "A membrane called a brain stem": neither its name nor its kind is that of a membrane. */
function isOfNounBefore({ parts, kind }: PoolTerm, before: string): boolean {
  const words = wordsOf(before.replace(/\s(?:called|termed|named|known as|referred to as)\b.*$/i, ''));
  const head = parts.at(-1) ?? '';
  const [, kindBefore] = classFromHypernym(words.at(-1)?.key ?? '');
  return (
    (!isClassName(head) || words.some(({ key }) => key === head)) &&
    (kindBefore === null || kindBefore === kind)
  );
}

/** A claim with a wrong option of its multiple choice in the place of the right one. */
function filled(workshop: Workshop, { fact, answer, distractors }: DraftItem, claim: string): Swap | null {
  const at = placeOf(answer.text, claim);
  const key = workshop.index.byKey.get(answer.term ?? '');
  const segment = workshop.segments[fact.segmentId];
  if (at === null || !key || !segment) return null;
  const [before, after] = [claim.slice(0, at), claim.slice(at + answer.text.length)];
  const asked = contentWords(`${before} ${after}`);
  const words = new Set(wordsOf(`${before} ${after}`).flatMap((word) => word.key.split(' ')));
  const isFirst = /^(?:(?:an?|the|each|every) )?$/i.test(before);
  const takesArticle = articleBefore(workshop, key) !== '';
  const rival = distractors.find(({ text, term: name }) => {
    const term = workshop.index.byKey.get(name ?? '');
    return (
      term !== undefined &&
      term.kind === key.kind &&
      areAlike(workshop, key, term) &&
      !mayShare(key, term) &&
      (isFirst || isOfNounBefore(term, before)) &&
      isPlural(text) === isPlural(answer.text) &&
      (!isFirst || (articleBefore(workshop, term) !== '') === takesArticle) &&
      isInNumber(text, before, after) &&
      !isOfAnotherSort(term.key, after) &&
      !isOfAnotherOrgan(workshop, term.key, after) &&
      !isLeft(
        term.parts.filter((part) => !key.parts.includes(part)),
        words,
      ) &&
      support(workshop, term, asked, segment.id) < 0.34
    );
  });
  if (!rival) return null;
  const now = at === 0 ? upperFirst(rival.text) : rival.text;
  return {
    text: `${articleFor(before, now)}${now}${after}`,
    was: claim.slice(at, at + answer.text.length),
    now,
  };
}

/** A claim turned false by a wrong option of a multiple choice that the gate lets through: as sure to be wrong here as it is there. */
export function byChoice(workshop: Workshop, fact: Fact, claim: string): Swap | null {
  if (fact.relation === ':' || (fact.type === 'definition' && !isOwnDefinition(fact))) return null;
  for (const draft of namesAskedFrom(workshop, fact)) {
    const swap = flawsOf(draft, workshop.index).length === 0 ? filled(workshop, draft, claim) : null;
    if (swap) return swap;
  }
  return null;
}

/** What the note says that another thing of its sort is, said of this one. */
export function byMeaning(workshop: Workshop, fact: Fact, isOpen: (said: string) => boolean): Swap | null {
  const own = workshop.meanings.find((each) => each.fact.id === fact.id);
  if (!own) return null;
  const rival = rivalMeanings(workshop, own, 3).find(
    (each) =>
      !isOpen(each.text) &&
      !mayShare(own.term, each.term) &&
      !isOfAnotherSort(own.term.key, ` is ${each.text}`) &&
      !isOfAnotherOrgan(workshop, own.term.key, each.text) &&
      !isLeft(own.term.parts, each.words) &&
      support(workshop, own.term, contentWords(each.text), each.fact.segmentId, fact.segmentId) < 0.5,
  );
  if (!rival) return null;
  const verb = isPlural(own.term.surface) ? 'are' : 'is';
  return { text: `${upperFirst(own.name)} ${verb} ${rival.text}`, was: own.text, now: rival.text };
}
