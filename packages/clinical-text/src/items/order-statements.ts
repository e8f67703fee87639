import type { Fact } from '../notes/types.ts';
import { linesOf, quote } from './distractors.ts';
import type { Workshop } from './distractors.ts';
import { chance } from './seed.ts';
import type { DraftItem } from './types.ts';

/** From how many steps: of three, what comes after what is too easily seen. */
const leastSteps = 4;

/** "“C” comes directly after “A”": a step of the note's order said to follow one that it does not. */
export function orderStatementFrom(workshop: Workshop, fact: Fact): readonly DraftItem[] {
  const { type, members, start } = fact;
  if (type !== 'sequence' || members.length < leastSteps) return [];
  const at = Math.floor(chance(workshop.seed, `${start}/step`) * (members.length - 2));
  const [done, next, wrong] = members.slice(at, at + 3);
  if (done === undefined || next === undefined || wrong === undefined) return [];
  const told = linesOf(workshop, fact);
  const rationale = `It is “${next}”, not “${wrong}”. ${quote(told)}`;
  return [
    {
      kind: 'true_false',
      stem: `True or false? In the note, “${wrong}” comes directly after “${done}”.`,
      answer: { text: 'False', rationale, term: fact.subject },
      distractors: [{ text: 'True', rationale, term: null }],
      source: told,
      fact,
      isOrdered: true,
      rank: 5,
    },
  ];
}
