import { bareLabelsOf } from '../notes/bare-labels.ts';
import type { BareLabel } from '../notes/bare-labels.ts';
import { clean } from '../notes/clean.ts';
import type { Fact } from '../notes/types.ts';
import { headingsToIgnore, generalHeadings } from '../lexicon/headings.ts';
import { areTimesAtOnce } from '../text/spans.ts';
import { isAlike } from './cells.ts';
import { quote } from './distractors.ts';
import type { Workshop } from './distractors.ts';
import { chance, seedOf, shuffled } from './seed.ts';
import type { DraftItem } from './types.ts';

const isShort = (text: string): boolean => {
  const words = text.split(' ').length;
  return words >= 2 && words <= 20 && !/[?“”]/.test(text);
};

const isNaming = (of: string): boolean =>
  !headingsToIgnore.has(of.toLowerCase()) && !generalHeadings.has(of.toLowerCase());

/** What the note says there of the same thing of another: none that may be so here as well. */
function rivalOf({ segments, seed }: Workshop, own: BareLabel): BareLabel | undefined {
  const like = [...bareLabelsOf(segments).values()].filter(
    ({ name, of, text }) =>
      name.toLowerCase() === own.name.toLowerCase() &&
      of !== null &&
      of !== own.of &&
      isShort(text) &&
      /\d/.test(text) === /\d/.test(own.text) &&
      !isAlike(text, own.text) &&
      !areTimesAtOnce(text, own.text),
  );
  return shuffled(like, seedOf(`${seed}/${own.segment.start}`))[0];
}

/** What the note says under a label that many of its things have, told with the thing: "Under “Degludec”, the note says of “Give”: …". */
export function bareStatementsFrom(workshop: Workshop, fact: Fact): readonly DraftItem[] {
  const own = bareLabelsOf(workshop.segments).get(fact.segmentId);
  if (fact.type !== 'line' || !own || own.of === null || !isNaming(own.of) || !isShort(own.text)) return [];
  const told = clean(own.segment.text);
  const say = (text: string) => `Under “${own.of ?? ''}”, the note says of “${own.name}”: “${text}”`;
  const draft = (isTrue: boolean, text: string, rationale: string, rank: number): DraftItem => ({
    kind: 'true_false',
    stem: `True or false? ${say(text)}.`,
    answer: { text: isTrue ? 'True' : 'False', rationale, term: null },
    distractors: [{ text: isTrue ? 'False' : 'True', rationale, term: null }],
    source: `${own.of ?? ''}. ${told} ${say(own.text)}.`,
    fact,
    isOrdered: true,
    rank,
  });
  const rival = rivalOf(workshop, own);
  const isTrueFirst = !rival || chance(workshop.seed, own.of + own.text) < 1 / 2;
  return [
    draft(true, own.text, quote(told), isTrueFirst ? 3 : 1),
    ...(rival
      ? [
          draft(
            false,
            rival.text,
            `The note says this of “${rival.of ?? ''}”. ${quote(told)}`,
            isTrueFirst ? 1 : 4,
          ),
        ]
      : []),
  ];
}
