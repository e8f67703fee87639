import type { NoteAnalysis } from '../analysis.ts';
import type { FlawCode } from '../gate/codes.ts';
import { abbreviationsIn, plainly } from '../notes/plainly.ts';
import type { Fact } from '../notes/types.ts';
import { asAnswer } from './answers.ts';
import { arrange } from './arrange.ts';
import { bareStatementsFrom } from './bare-statements.ts';
import { choicesFrom } from './choices.ts';
import { isCommand } from './commands.ts';
import type { Workshop } from './distractors.ts';
import { figureChoicesFrom, figureStatementsFrom } from './figures.ts';
import { flawsOf } from './judge.ts';
import { labelChoicesFrom, labelStatementsFrom } from './labels.ts';
import { lineFigureFrom } from './line-figures.ts';
import { meaningFrom, meaningsOf } from './meanings.ts';
import { membersFrom } from './members.ts';
import { namesOf } from './named.ts';
import { countsFrom } from './counts.ts';
import { nextStepsFrom } from './next-step.ts';
import { ownedFrom } from './owned.ts';
import { orderingFrom } from './ordering.ts';
import { orderStatementFrom } from './order-statements.ts';
import { pickMost } from './pick.ts';
import { proseFigureFrom } from './prose-figures.ts';
import { seedOf } from './seed.ts';
import { shortfallOf } from './shortfall.ts';
import type { Shortfall } from './shortfall.ts';
import { siblingsIn } from './siblings.ts';
import { cellChoicesFrom, cellStatementsFrom } from './tables.ts';
import { trueFalseFrom } from './true-false.ts';
import type { DraftItem, Span, TestType, WrittenItem } from './types.ts';
import { valuesFrom } from './values.ts';

export type { TestType } from './types.ts';

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
  // What stands in sentences: of a cell of a table nothing else is read.
  const said = facts.filter(({ type }) => type !== 'cell' && type !== 'figure');
  const workshop = {
    abbreviations,
    index,
    segments,
    facts,
    about: Map.groupBy(
      said.filter((fact) => !fact.negated && fact.type !== 'sequence' && fact.relation !== ''),
      (fact) => fact.subject,
    ),
    siblings: siblingsIn(index, segments, said),
    names: namesOf(index, said),
    seed: seedOf(`${draw}\n${analysis.note}`),
  };
  return { ...workshop, meanings: meaningsOf(workshop) };
}

interface Wish {
  readonly type: TestType;
  readonly count: number;
  /** What earlier tests from the note ask about: asked again only where there is nothing else. */
  readonly asked?: readonly Span[];
}

interface Judged {
  readonly draft: DraftItem;
  readonly flaws: readonly FlawCode[];
}

/** The number of a line, or the first that a sentence holds; of a bullet or a sentence that is neither, the one that it holds. */
function numbersFrom(workshop: Workshop, fact: Fact): readonly DraftItem[] {
  // Of a row its cells ask.
  if (workshop.segments[fact.segmentId]?.kind === 'row') return [];
  const drafts = figureChoicesFrom(workshop, fact) ?? valuesFrom(workshop, fact);
  if (drafts.length > 0) return drafts;
  const ofLine = lineFigureFrom(workshop, fact);
  return ofLine.length > 0 ? ofLine : proseFigureFrom(workshop, fact);
}

const choices = [choicesFrom, meaningFrom, numbersFrom, countsFrom, membersFrom, ownedFrom] as const;
const statements = [trueFalseFrom, labelStatementsFrom, orderStatementFrom] as const;

const writers = {
  multiple_choice: [...choices, nextStepsFrom, labelChoicesFrom],
  true_false: statements,
  scenario: [nextStepsFrom, ...choices, labelChoicesFrom],
  steps: [orderingFrom, nextStepsFrom, ...choices, labelChoicesFrom],
  mixed: [orderingFrom, ...choices, labelChoicesFrom, ...statements],
} as const;

/** A line that holds a figure or a label alone, and a cell of a table, have writers of their own. */
const ownWriters = {
  figure: {
    choices: (workshop: Workshop, fact: Fact) => figureChoicesFrom(workshop, fact) ?? [],
    statements: (workshop: Workshop, fact: Fact) => figureStatementsFrom(workshop, fact) ?? [],
  },
  cell: { choices: cellChoicesFrom, statements: cellStatementsFrom },
  line: {
    choices: lineFigureFrom,
    statements: (workshop: Workshop, fact: Fact) => [
      ...labelStatementsFrom(workshop, fact),
      ...bareStatementsFrom(workshop, fact),
    ],
  },
} as const;

type Writer = (workshop: Workshop, fact: Fact) => readonly DraftItem[];

function writersFor(type: TestType, fact: Fact): readonly Writer[] {
  if (fact.type !== 'figure' && fact.type !== 'cell' && fact.type !== 'line') return writers[type];
  const { choices, statements } = ownWriters[fact.type];
  if (type === 'true_false') return [statements];
  return type === 'mixed' ? [choices, labelChoicesFrom, statements] : [choices, labelChoicesFrom];
}

/** From how many facts drafts are made: those about the most important terms, where a note is as long as a chapter. */
const maxFacts = 250;

/** A row is said by its cells, and is no sentence as it stands; what tells somebody what to do is neither true nor false. */
const isJudgeable = ({ segments }: Workshop, { fact, stem }: DraftItem): boolean =>
  (fact.type === 'cell' || segments[fact.segmentId]?.kind !== 'row') &&
  !isCommand(stem.replace(/^True or false\? /, '').replace(/\.$/, ''));

/** Every draft for a kind of test, judged. */
export function draftsFor(workshop: Workshop, type: TestType): readonly Judged[] {
  const importance = (subject: string) => workshop.index.byKey.get(subject)?.score ?? 0;
  const facts = workshop.facts
    .toSorted((one, other) => importance(other.subject) - importance(one.subject))
    .slice(0, maxFacts)
    .toSorted((one, other) => one.id - other.id);
  return facts.flatMap((fact) =>
    writersFor(type, fact)
      .flatMap((write) => write(workshop, fact))
      .filter((draft) => draft.kind !== 'true_false' || isJudgeable(workshop, draft))
      .flatMap((draft) => asAnswer(workshop, draft))
      .map((draft) => ({ draft, flaws: flawsOf(draft, workshop.index).map(({ code }) => code) })),
  );
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
 * the reason. The same note and the same questions before give the same test, byte for byte.
 */
export function writeTest(analysis: NoteAnalysis, { type, count, asked = [] }: Wish): WrittenTest {
  const workshop = { ...workshopOf(analysis), asked };
  const judged = draftsFor(workshop, type);
  const sound = soundOf(judged);
  const chosen = pickMost(workshop, sound, count, type).toSorted(
    (one, other) => one.fact.start - other.fact.start,
  );
  const items = arrange(workshop, chosen);
  return {
    items,
    asked: count,
    shortfall: shortfallIn(analysis, workshop, { type, count }, items.length),
    drafted: judged.length,
    flawed: judged.length - sound.length,
  };
}

/** Why there are fewer items than were asked for; null where there are not. */
export function shortfallIn(
  { difficulty }: NoteAnalysis,
  workshop: Workshop,
  { type, count }: Wish,
  made: number,
): Shortfall | null {
  if (made >= count) return null;
  const ofAnyKind =
    type === 'mixed'
      ? made
      : pickMost(workshop, soundOf(draftsFor(workshop, 'mixed')), count, 'mixed').length;
  return shortfallOf({
    type,
    asked: count,
    made,
    words: difficulty.words,
    ofAnyKind: Math.max(made, ofAnyKind),
  });
}
