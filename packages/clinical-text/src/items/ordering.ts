import type { Fact } from '../notes/types.ts';
import type { Workshop } from './distractors.ts';
import { linesOf, quote } from './distractors.ts';
import type { DraftItem } from './types.ts';

const stages = '(stages|phases|steps|periods)';
const ofProcess = new RegExp(String.raw`\b${stages} (?:in|to|of) ((?:the )?[\p{L} -]{4,50})(?=:|,)`, 'iu');
const processHas = new RegExp(
  String.raw`(?:^|, )(?:the process of )?([\p{L} -]{4,40}) (?:is divided into|can be divided into|consists of|has|occurs in) \p{L}+ (?:\p{L}+ )?${stages}\b`,
  'iu',
);

/** "The stages of mitosis", where the sentence says of what they are; null where it doesn't. */
export function stagesIn(source: string): string | null {
  const [, noun, process] = ofProcess.exec(source) ?? [];
  const [, subject, things] = processHas.exec(source) ?? [];
  const [what, name] = noun === undefined ? [things, subject] : [noun, process];
  if (what === undefined || name === undefined || /^(?:this|these|it|they|its|their|each)\b/i.test(name))
    return null;
  return `the ${what.toLowerCase()} of ${name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`;
}

/** "Put these in order": the steps of a sequence; the answer holds them in the note's order. */
export function orderingFrom(workshop: Workshop, fact: Fact): readonly DraftItem[] {
  if (fact.type !== 'sequence') return [];
  const source = linesOf(workshop, fact);
  const named = stagesIn(source);
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
      stem:
        named === null ? `Put these in the order that the note gives${subject}.` : `Put ${named} in order.`,
      answer: { ...first, rationale: quote(source) },
      distractors: rest,
      source,
      fact,
      isOrdered: false,
      rank: 6,
    },
  ];
}
