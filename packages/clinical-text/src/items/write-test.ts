import type { TestType as AskedType } from '@rounds/contract/learning/notes.rules';
import type { NoteAnalysis } from '../analysis.ts';
import type { FlawCode } from '../gate/codes.ts';
import { givesAway } from '../gate/source.ts';
import { abbreviationsIn, plainly } from '../notes/plainly.ts';
import type { Fact } from '../notes/types.ts';
import { arrange } from './arrange.ts';
import { choicesFrom } from './choices.ts';
import { claimOf } from './claims.ts';
import type { Workshop } from './distractors.ts';
import { flawsOf } from './judge.ts';
import { meaningFrom, meaningsOf } from './meanings.ts';
import { namesOf } from './named.ts';
import { countsFrom } from './counts.ts';
import { nextStepsFrom } from './next-step.ts';
import { orderingFrom } from './ordering.ts';
import { chance, seedOf } from './seed.ts';
import { siblingsIn } from './siblings.ts';
import { trueFalseFrom } from './true-false.ts';
import type { DraftItem, WrittenItem } from './types.ts';
import { valuesFrom } from './values.ts';

/**
 * `scenario` is multiple choice with what comes next in the note's procedures first; in `steps`, those are put in order as a whole where
 * the note allows it.
 */
export type TestType = AskedType | 'steps';

interface Shortfall {
  readonly code: 'note_too_short' | 'few_statements';
}

export interface WrittenTest {
  readonly items: readonly WrittenItem[];
  readonly asked: number;
  /** Why there are fewer than asked; null where there are not. */
  readonly shortfall: Shortfall | null;
  readonly drafted: number;
  /** Drafts in which the gate found something. */
  readonly flawed: number;
}

/** Part of every seed: another number would draw other items from the same notes. */
const draw = 1;

export function workshopOf(analysis: NoteAnalysis): Workshop {
  const { index, segments } = analysis;
  const abbreviations = abbreviationsIn(segments);
  const facts = analysis.facts.map((fact) => ({
    ...fact,
    statement: plainly(fact.statement, abbreviations),
    object: plainly(fact.object, abbreviations),
  }));
  const workshop = {
    abbreviations,
    index,
    segments,
    facts,
    about: Map.groupBy(
      facts.filter((fact) => !fact.negated && fact.type !== 'sequence' && fact.relation !== ''),
      (fact) => fact.subject,
    ),
    siblings: siblingsIn(index, segments, facts),
    names: namesOf(index, facts),
    seed: seedOf(`${draw}\n${analysis.note}`),
  };
  return { ...workshop, meanings: meaningsOf(workshop) };
}

interface Judged {
  readonly draft: DraftItem;
  readonly flaws: readonly FlawCode[];
}

const writers = {
  multiple_choice: [choicesFrom, meaningFrom, valuesFrom, countsFrom, nextStepsFrom],
  true_false: [trueFalseFrom],
  scenario: [nextStepsFrom, choicesFrom, meaningFrom, valuesFrom, countsFrom],
  steps: [orderingFrom, nextStepsFrom, choicesFrom, meaningFrom, valuesFrom, countsFrom],
  mixed: [orderingFrom, choicesFrom, meaningFrom, valuesFrom, countsFrom, trueFalseFrom],
} as const;

/** From how many facts drafts are made: those about the most important terms, where a note is as long as a chapter. */
const maxFacts = 250;

/** Every draft for a kind of test, judged. */
export function draftsFor(workshop: Workshop, type: TestType): readonly Judged[] {
  const importance = (subject: string) => workshop.index.byKey.get(subject)?.score ?? 0;
  const facts = workshop.facts
    .toSorted((one, other) => importance(other.subject) - importance(one.subject))
    .slice(0, maxFacts)
    .toSorted((one, other) => one.id - other.id);
  return facts.flatMap((fact) =>
    writers[type]
      .flatMap((write) => write(workshop, fact))
      .map((draft) => ({ draft, flaws: flawsOf(draft, workshop.index).map(({ code }) => code) })),
  );
}

const isChoice = ({ kind }: DraftItem) => kind !== 'true_false';
const isOrdering = ({ kind }: DraftItem) => kind === 'ordering';
const isNone = () => false;
const isFalse = ({ answer }: DraftItem) => answer.text === 'False';

/** How many of a mixed test's items are of a kind, at most, while there are others. */
const share = { multiple_choice: 0.6, true_false: 0.5, ordering: 0.15 } as const;

function pick(
  workshop: Workshop,
  drafts: readonly DraftItem[],
  count: number,
  type: TestType,
  isFirst?: (draft: DraftItem) => boolean,
  leastFalse = 0,
): readonly DraftItem[] {
  const { index, seed } = workshop;
  const weight = (draft: DraftItem) =>
    draft.rank +
    (isFirst?.(draft) ? 100 : 0) +
    Math.min(6, index.byKey.get(draft.answer.term ?? draft.fact.subject)?.score ?? 0) / 3 +
    chance(seed, draft.stem) / 2;
  const ranked = drafts
    .map((draft) => ({ draft, weight: weight(draft) }))
    .toSorted((one, other) => other.weight - one.weight);
  const chosen: DraftItem[] = [];
  const uses = new Map<string, number>();
  const asked = ({ stem, answer, distractors }: DraftItem) => ({
    stem,
    answer: answer.text,
    options: distractors.map(({ text }) => text),
  });
  const isFree = (draft: DraftItem, mostOfTerm: number, keepShares: boolean, tilt: number) => {
    if ((uses.get(draft.answer.term ?? draft.fact.subject) ?? 0) >= mostOfTerm) return false;
    const ofKind = chosen.filter(({ kind }) => kind === draft.kind);
    if (type === 'mixed' && keepShares && ofKind.length >= Math.ceil(count * share[draft.kind])) return false;
    // As many true as false ones: otherwise "False" is the better guess.
    const same = ofKind.filter(({ answer }) => answer.text === draft.answer.text).length;
    return draft.kind !== 'true_false' || same <= ofKind.length / 2 + tilt;
  };
  const goTogether = (one: DraftItem, other: DraftItem) =>
    !isSameClaim(one.fact, other.fact) &&
    one.stem !== other.stem &&
    !givesAway(asked(one), asked(other)) &&
    !givesAway(asked(other), asked(one));
  let left: readonly DraftItem[] = ranked.map(({ draft }) => draft);
  const take = (
    mostOfTerm: number,
    keepShares: boolean,
    tilt: number,
    isWanted: (draft: DraftItem) => boolean = () => true,
  ) => {
    while (chosen.length < count) {
      const next = left.find((draft) => isWanted(draft) && isFree(draft, mostOfTerm, keepShares, tilt));
      if (!next) return;
      chosen.push(next);
      left = left.filter((draft) => goTogether(next, draft));
      const name = next.answer.term ?? next.fact.subject;
      uses.set(name, (uses.get(name) ?? 0) + 1);
    }
  };
  take(2, false, count, (draft) => isFalse(draft) && chosen.length < leastFalse);
  // A learner who always answers "True" should not pass: choices come first.
  if (isFirst !== isNone) take(2, true, 0, isChoice);
  take(1, !isFirst, 0);
  take(2, !isFirst, 0);
  take(3, false, 1);
  take(4, false, count, (draft) => isChoice(draft) || isFalse(draft));
  // A note that is about one thing.
  take(12, false, count / 2);
  return chosen;
}

/** Whether two facts are read from the same words: of a sentence with two clauses, each may be asked about. */
function isSameClaim(one: Fact, other: Fact): boolean {
  if (one.segmentId !== other.segmentId) return false;
  if (one.statement === other.statement) return true;
  const [short = '', long = ''] = [claimOf(one.statement), claimOf(other.statement)]
    .map((claim) => (claim ?? '').toLowerCase())
    .toSorted((a, b) => a.length - b.length);
  return short === '' || long.includes(short);
}

/** How far true statements outnumber false ones, or the other way about. */
const tiltOf = (drafts: readonly DraftItem[]): number => {
  const count = (text: string) => drafts.filter(({ answer }) => answer.text === text).length;
  return Math.abs(count('True') - count('False'));
};
/**
 * A claim gives one item. Where claims run short, those that can only be true or false are kept for that, and all others give a
 * choice, or a false statement, of which there are fewest.
 */
function pickMost(
  workshop: Workshop,
  drafts: readonly DraftItem[],
  count: number,
  type: TestType,
): readonly DraftItem[] {
  if (type === 'steps') return pick(workshop, drafts, count, type, isOrdering);
  let most = pick(workshop, drafts, count, type);
  for (const isFirst of type === 'mixed' ? [isChoice, isFalse, isNone] : [isFalse]) {
    const others = pick(workshop, drafts, count, type, isFirst);
    const isFairer = isFirst !== isNone && others.length === most.length && tiltOf(others) < tiltOf(most);
    if (others.length > most.length || isFairer) most = others;
  }
  // Where three or more are true and none is false, one is made false, though its claim could give a choice.
  if (most.some(isFalse) || most.filter((draft) => !isChoice(draft)).length < 3) return most;
  const others = pick(workshop, drafts, count, type, isFalse, 1);
  return others.length >= most.length && others.some(isFalse) ? others : most;
}

const soundOf = (judged: readonly Judged[]) =>
  judged.filter(({ flaws }) => flaws.length === 0).map(({ draft }) => draft);

/** Up to `count` drafts of our own that go with what somebody else wrote. */
export const draftsBeside = (
  workshop: Workshop,
  type: TestType,
  count: number,
  goesWithTheirs: (draft: DraftItem) => boolean,
): readonly DraftItem[] =>
  pickMost(workshop, soundOf(draftsFor(workshop, type)).filter(goesWithTheirs), count, type);

/**
 * Writes a test from a note. Only drafts without a flaw are shipped: where fewer than asked pass, fewer come back, with
 * the reason. The same note gives the same test, byte for byte.
 */
export function writeTest(
  analysis: NoteAnalysis,
  { type, count }: { readonly type: TestType; readonly count: number },
): WrittenTest {
  const workshop = workshopOf(analysis);
  const judged = draftsFor(workshop, type);
  const sound = soundOf(judged);
  const chosen = pickMost(workshop, sound, count, type).toSorted(
    (one, other) => one.fact.start - other.fact.start,
  );
  const items = arrange(workshop, chosen);
  return {
    items,
    asked: count,
    shortfall: items.length < count ? shortfallOf(analysis, count) : null,
    drafted: judged.length,
    flawed: judged.length - sound.length,
  };
}

/** Why a note gave fewer items than were asked for. */
export const shortfallOf = ({ difficulty }: NoteAnalysis, count: number): Shortfall => ({
  code: difficulty.words < count * 60 ? 'note_too_short' : 'few_statements',
});
