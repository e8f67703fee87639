import { ambiguousVerbs, noteVerbs, plainVerbs } from '../lexicon/verbs.ts';
import type { Fact } from '../notes/types.ts';
import { linesOf, quote } from './distractors.ts';
import type { Workshop } from './distractors.ts';
import { chance } from './seed.ts';
import type { DraftItem } from './types.ts';

const firstWord = (text: string) => /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '';
export const isInstruction = (text: string): boolean => plainVerbs.has(firstWord(text));

const mayInstruct = new Set([...ambiguousVerbs, ...noteVerbs, 'decide', 'look', 'wash', 'dry', 'cover']);

/** Steps to carry out: most of them begin as instructions, and so the others are some, too ("Measure lactate"). */
export function isProcedure(members: readonly string[]): boolean {
  const plain = members.filter(isInstruction).length;
  const some = members.filter((step) => isInstruction(step) || mayInstruct.has(firstWord(step))).length;
  return plain >= 1 && some * 3 >= members.length * 2;
}

/** Other steps of the note, of the same form, to fill up with. */
function otherSteps(workshop: Workshop, fact: Fact): readonly string[] {
  return workshop.facts
    .filter(
      (other) =>
        other.type === 'sequence' &&
        other.id !== fact.id &&
        isProcedure(other.members) === isProcedure(fact.members),
    )
    .flatMap(({ members }) => members);
}

/** "This is done. What is the next step?": right actions at the wrong moment are what tempts. */
export function nextStepsFrom(workshop: Workshop, fact: Fact): readonly DraftItem[] {
  const { members } = fact;
  if (fact.type !== 'sequence' || members.length < 4) return [];
  const source = linesOf(workshop, fact);
  const others = otherSteps(workshop, fact);
  const isDone = isProcedure(members);
  return members.slice(0, -1).flatMap((done, at) => {
    const next = members[at + 1];
    const wrong = [
      ...members.filter((_, index) => index !== at && index !== at + 1),
      ...others.filter((other) => !members.includes(other)),
    ].slice(0, 3);
    if (next === undefined || wrong.length < 3) return [];
    return [
      {
        kind: 'multiple_choice' as const,
        stem: isDone
          ? `“${done}”: this has been done. What is the next step in the note?`
          : `Which of these comes directly after “${done}”?`,
        answer: { text: next, rationale: quote(source), term: null },
        distractors: wrong.map((text) => {
          const place = members.indexOf(text);
          const why =
            place < 0
              ? 'It belongs to another procedure of the note.'
              : `It is number ${place + 1} in the note's order; number ${at + 2} was asked for.`;
          return { text, rationale: why, term: null };
        }),
        source,
        fact,
        isOrdered: false,
        rank: 6 + chance(workshop.seed, next),
      },
    ];
  });
}

/** Whether of two questions about one procedure each can be asked beside the other: neither names a step that the other asks for. */
export function areApart(one: DraftItem, other: DraftItem): boolean {
  const [mine, theirs] = [one, other].map(({ kind, fact, answer }) =>
    kind === 'multiple_choice' && fact.type === 'sequence' ? fact.members.indexOf(answer.text) : -1,
  );
  return (
    one.fact.id === other.fact.id &&
    mine !== undefined &&
    theirs !== undefined &&
    mine > 0 &&
    theirs > 0 &&
    Math.abs(mine - theirs) > 1
  );
}
