import { spokenOf } from '../notes/owned-lists.ts';
import type { Fact, Segment } from '../notes/types.ts';
import { lowerFirst } from '../text/capitals.ts';
import type { Workshop } from './distractors.ts';

/** A level of a drug that the statement doesn't name: "the therapeutic level". */
const ofSomething =
  /^(?:the|an?) (?:(?:therapeutic|toxic|target|usual|normal|trough|peak|serum) )*(?:level|range|trough|peak|concentration|dose)s?\b(?! (?:of|for)\b)/i;

/** "For digoxin, the therapeutic level …": with the drug that the sentence before speaks of; null where that is not certain. */
export function withDrug({ segments }: Workshop, segment: Segment, statement: string): string | null {
  if (!ofSomething.test(statement)) return statement;
  const drug = spokenOf(segments, segment, null);
  return drug === null ? null : `For ${drug}, ${lowerFirst(statement)}`;
}

/** Whether a statement gives the level of a drug that only other sentences name. */
export const isOfUnnamedDrug = ({ index, segments }: Workshop, fact: Fact, statement: string): boolean => {
  const segment = segments[fact.segmentId];
  return (
    segment?.kind === 'sentence' &&
    segment.heading === null &&
    ofSomething.test(statement) &&
    !(index.inSegment.get(segment.id) ?? []).some(
      ({ term }) => term.class === 'drug' && statement.includes(term.surface),
    )
  );
};
