import { clean } from '../notes/clean.ts';
import type { Fact } from '../notes/types.ts';
import { claimOf, wholeOf } from './claims.ts';
import { isDangling, isLeaning } from './dangling.ts';
import { quote } from './distractors.ts';
import type { Workshop } from './distractors.ts';
import { byWay } from './directions.ts';
import { byOpposite } from './opposites.ts';
import type { Swap } from './opposites.ts';
import { byCount, byDenial, byName, byNumber } from './swaps.ts';
import type { DraftItem } from './types.ts';

/** Where something is said to happen at times or among other things, what is changed may be so as well. */
const isOpen = (claim: string) =>
  /\b(?:may|might|can|could|some|sometimes|often|usually|generally|typically|many|most|believed|thought|likely|perhaps|possibly|probably|suggest\w*|varies|vary|helps?|contribut\w+|involv\w+|associated|important|purpose|about half)\b/i.test(
    claim,
  );
/** Of what is named as an example or a part, the thing that takes its place may be another. */
const namesSome = (claim: string) => /\b(?:includ\w+|such as)\b/i.test(claim);
const isDoubtful = (claim: string) =>
  /\b(?:believed|thought|perhaps|possibly|probably|suggest\w*|seem\w*|appear\w*)\b/i.test(claim);

/** A statement as the note makes it, or with one thing in it changed: a figure, a count, a denial, a direction, a name. */
export function trueFalseFrom(workshop: Workshop, fact: Fact): readonly DraftItem[] {
  const segment = workshop.segments[fact.segmentId];
  const claim = fact.statement === '' ? null : claimOf(fact.statement);
  const truth = claim ?? (fact.statement === '' ? null : wholeOf(fact.statement));
  if (!segment || truth === null || isDangling(truth)) return [];
  const source = clean(segment.text);
  const drafts: DraftItem[] = [];
  const draft = (isTrue: boolean, stem: string, rationale: string, rank: number) =>
    drafts.push({
      kind: 'true_false',
      stem: `True or false? ${stem}${/[.!?][”"]$/.test(stem) ? '' : '.'}`,
      answer: { text: isTrue ? 'True' : 'False', rationale, term: fact.subject },
      distractors: [{ text: isTrue ? 'False' : 'True', rationale, term: null }],
      source,
      fact,
      isOrdered: true,
      rank,
    });
  const swap = claim === null || isLeaning(claim) ? null : swapIn(workshop, fact, claim);
  if (swap) draft(false, swap.text, `It is “${swap.was}”, not “${swap.now}”. ${quote(source)}`, 5);
  const isKnown = workshop.index.byKey.has(fact.subject) || fact.type === 'definition';
  const isPlain = claim !== null && isKnown && !fact.negated && !isLeaning(claim);
  if (!isDoubtful(truth)) draft(true, truth, quote(source), isPlain ? 3 : -2);
  return drafts;
}

/** A claim turned false by one change, if there is one that is sure to. */
function swapIn(workshop: Workshop, fact: Fact, claim: string): Swap | null {
  if (fact.negated) return byDenial(claim);
  const seed = workshop.seed + fact.id;
  const counted = byNumber(claim, seed) ?? byCount(claim, seed);
  if (counted || isOpen(claim)) return counted;
  const turned = byWay(claim) ?? byOpposite(claim);
  return turned ?? (namesSome(claim) ? null : byName(workshop, fact, claim));
}
