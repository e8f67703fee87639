import type { Fact } from '../notes/types.ts';
import { clean } from '../notes/clean.ts';
import type { Workshop } from './distractors.ts';
import { quote } from './distractors.ts';
import type { DraftItem } from './types.ts';

/** "Put these in order": the steps of a sequence; the answer holds them in the note's order. */
export function orderingFrom(workshop: Workshop, fact: Fact): readonly DraftItem[] {
  if (fact.type !== 'sequence') return [];
  const source = workshop.segments
    .filter(({ start, end }) => start >= fact.start && end <= fact.end)
    .map(({ text }) => clean(text))
    .join(' ');
  const subject = fact.object !== '' ? ` (${fact.object})` : '';
  const [first, ...rest] = fact.members.map((text, index) => ({
    text,
    rationale: `Number ${index + 1} in the note's order.`,
    term: null,
  }));
  if (!first) return [];
  return [
    {
      kind: 'ordering',
      stem: `Put these in the order that the note gives${subject}.`,
      answer: { ...first, rationale: quote(source) },
      distractors: rest,
      source,
      fact,
      isOrdered: false,
      rank: 6,
    },
  ];
}
