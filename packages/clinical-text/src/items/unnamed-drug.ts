import { keyOfText, termByKey } from '../lexicon/terms.ts';
import { spokenOf } from '../notes/owned-lists.ts';
import type { Fact, Segment } from '../notes/types.ts';
import { lowerFirst } from '../text/capitals.ts';
import type { Workshop } from './distractors.ts';

/** A level or dose of a drug that the statement doesn't name: "the therapeutic level", "a loading dose of 4 g", "the antidote". */
const ofSomething =
  /^(?:the|an?) (?:(?:therapeutic|toxic|target|usual|normal|trough|peak|serum|loading|maintenance|maximum|starting|initial|intranasal|intravenous|oral) )*(?:level|range|trough|peak|concentration|dose|antidote)s?\b(?! (?:of (?!\d)|for (?!use\b))| (?:flow|effect|expiratory|pressure)\b)/i;

/** The drug that a heading names. */
const drugOf = (heading: string | null): string | null =>
  heading !== null && termByKey(keyOfText(heading))?.class === 'drug' ? lowerFirst(heading) : null;

/** "For digoxin, the therapeutic level …": with the drug that the sentence before speaks of; null where that is not certain. */
export function withDrug({ segments }: Workshop, segment: Segment, statement: string): string | null {
  if (!ofSomething.test(statement)) return statement;
  const drug = spokenOf(segments, segment, null) ?? drugOf(segment.heading);
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
