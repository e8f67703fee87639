import { clean } from '../notes/clean.ts';
import { contentWords } from '../notes/index.ts';
import type { Fact } from '../notes/types.ts';
import { claimOf } from './claims.ts';
import { isDangling, isLeaning } from './dangling.ts';
import { quote } from './distractors.ts';
import type { Workshop } from './distractors.ts';
import { byGradient, byOpposite } from './opposites.ts';
import { byCount, byDenial, byDirection, byName, byNumber } from './swaps.ts';
import type { DraftItem } from './types.ts';

/** Where something is said to happen at times or among other things, what is changed may be so as well. */
const isOpen = (claim: string) =>
  /\b(?:may|might|can|could|some|sometimes|often|usually|generally|typically|many|most|believed|thought|likely|perhaps|possibly|probably|suggest\w*|varies|vary|helps?|contribut\w+|includ\w+|such as|involv\w+|associated|important|purpose|about half)\b/i.test(
    claim,
  );
const isDoubtful = (claim: string) =>
  /\b(?:believed|thought|likely|perhaps|possibly|probably|suggest\w*|seem\w*|appear\w*)\b/i.test(claim);

/** A statement as the note makes it, or with one thing in it changed: a figure, a count, a denial, a direction, a name. */
export function trueFalseFrom(workshop: Workshop, fact: Fact): readonly DraftItem[] {
  const segment = workshop.segments[fact.segmentId];
  const claim = fact.statement === '' ? null : claimOf(fact.statement);
  if (!segment || claim === null || isDangling(claim) || contentWords(claim).size < 4) return [];
  const source = clean(segment.text);
  const seed = workshop.seed + fact.id;
  const denied = fact.negated ? byDenial(claim) : null;
  const swap = fact.negated
    ? denied
    : (byNumber(claim, seed) ??
      byCount(claim, seed) ??
      (isOpen(claim)
        ? null
        : (byGradient(claim) ??
          byDirection(workshop, fact, claim) ??
          byOpposite(claim) ??
          byName(workshop, fact, claim))));
  const drafts: DraftItem[] = [];
  const draft = (isTrue: boolean, stem: string, rationale: string, rank: number) =>
    drafts.push({
      kind: 'true_false',
      stem: `True or false? ${stem}.`,
      answer: { text: isTrue ? 'True' : 'False', rationale, term: fact.subject },
      distractors: [{ text: isTrue ? 'False' : 'True', rationale, term: null }],
      source,
      fact,
      isOrdered: true,
      rank,
    });
  if (swap && !isLeaning(claim))
    draft(false, swap.text, `It is “${swap.was}”, not “${swap.now}”. ${quote(source)}`, 5);
  const isKnown = workshop.index.byKey.has(fact.subject) || fact.type === 'definition';
  if (!fact.negated && !isDoubtful(claim) && isKnown)
    draft(true, claim, quote(source), isLeaning(claim) ? 0 : 3);
  return drafts;
}
