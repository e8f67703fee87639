import { contradict } from './contradicting.ts';
import { givesAway } from '../gate/source.ts';
import type { Fact } from '../notes/types.ts';
import { wasAsked } from './asked.ts';
import { claimOf } from './claims.ts';
import type { Workshop } from './distractors.ts';
import { areApart } from './next-step.ts';
import { chance } from './seed.ts';
import { cellsIn, listOf, mostOfList, wordingOf } from './spread.ts';
import type { DraftItem, TestType } from './types.ts';

const isChoice = ({ kind }: DraftItem) => kind !== 'true_false';
const isStatement = ({ kind }: DraftItem) => kind === 'true_false';
const isOrdering = ({ kind }: DraftItem) => kind === 'ordering';
const isNone = () => false;
const isFalse = ({ answer }: DraftItem) => answer.text === 'False';
const isTrue = ({ answer }: DraftItem) => answer.text === 'True';

/** How many of a mixed test's items are of a kind, at most, while there are others. */
const share = { multiple_choice: 0.6, true_false: 0.5, ordering: 0.15 } as const;

/** How many of so many statements may be true: whoever always answers "True" is not to pass. */
const mostTrue = (statements: number): number =>
  statements < 5 ? Math.ceil(statements / 2) : Math.floor(0.6 * statements);

/** Under these headings stands what is done for a patient. */
const ofTreatment =
  /\b(?:treat\w*|manag\w*|therap\w*|interventions?|dos(?:es?|age|ing)|reversal|nursing (?:priorities|care)|priorities|emergency)\b/i;

/** How far a test is spread: no cell twice; no more than so many of a list; or as it comes. */
type Spread = 'cells' | 'lists' | null;

/** What comes before the rest, up to so many. */
interface Lead {
  readonly count: number;
  readonly isWanted: (draft: DraftItem) => boolean;
}

interface Plan {
  readonly isFirst?: (draft: DraftItem) => boolean;
  readonly leads?: readonly Lead[];
}

function pick(
  workshop: Workshop,
  drafts: readonly DraftItem[],
  count: number,
  type: TestType,
  { isFirst, leads = [] }: Plan = {},
): readonly DraftItem[] {
  const { index, seed } = workshop;
  const weight = (draft: DraftItem) =>
    draft.rank -
    (wasAsked(workshop, draft) ? 60 : 0) +
    (isFirst?.(draft) ? 100 : 0) +
    Math.min(6, index.byKey.get(draft.answer.term ?? draft.fact.subject)?.score ?? 0) / 3 +
    chance(seed, draft.stem) / 2;
  const ranked = drafts
    .map((draft) => ({ draft, weight: weight(draft) }))
    .toSorted((one, other) => other.weight - one.weight);
  // A case may follow a procedure from one step to another.
  const isCase = type === 'scenario' || type === 'steps';
  const chosen: DraftItem[] = [];
  const uses = new Map<string, number>();
  const isSpread = (draft: DraftItem, spread: Spread): boolean => {
    if (spread === null) return true;
    const list = listOf(workshop, draft, isCase);
    if (
      list !== null &&
      chosen.filter((each) => listOf(workshop, each, isCase) === list).length >= mostOfList
    )
      return false;
    const shown = new Set(spread === 'cells' ? chosen.flatMap(cellsIn) : []);
    return !cellsIn(draft).some((cell) => shown.has(cell));
  };
  const isFree = (draft: DraftItem, mostOfTerm: number, keepShares: boolean, tilt: number) => {
    if ((uses.get(draft.answer.term ?? draft.fact.subject) ?? 0) >= mostOfTerm) return false;
    const ofKind = chosen.filter(({ kind }) => kind === draft.kind);
    if (type === 'mixed' && keepShares && ofKind.length >= Math.ceil(count * share[draft.kind])) return false;
    // As many true as false ones: otherwise "False" is the better guess.
    const isBalanced = (others: readonly DraftItem[]) =>
      others.filter(({ answer }) => answer.text === draft.answer.text).length <= others.length / 2 + tilt;
    if (draft.kind !== 'true_false') return true;
    const wording = wordingOf(draft);
    return (
      isBalanced(ofKind) &&
      (wording === null || isBalanced(ofKind.filter((each) => wordingOf(each) === wording)))
    );
  };
  let left: readonly DraftItem[] = ranked.map(({ draft }) => draft);
  const take = (
    mostOfTerm: number,
    keepShares: boolean,
    tilt: number,
    isWanted: (draft: DraftItem) => boolean = () => true,
    spread: Spread = null,
  ) => {
    while (chosen.length < count) {
      const next = left.find(
        (draft) => isWanted(draft) && isFree(draft, mostOfTerm, keepShares, tilt) && isSpread(draft, spread),
      );
      if (!next) return;
      chosen.push(next);
      left = left.filter((draft) => goTogether(next, draft) || (isCase && isNextOf(next, draft)));
      const name = next.answer.term ?? next.fact.subject;
      uses.set(name, (uses.get(name) ?? 0) + 1);
    }
  };
  for (const lead of leads)
    take(
      2,
      false,
      count,
      (draft) => lead.isWanted(draft) && chosen.filter(lead.isWanted).length < lead.count,
      'cells',
    );
  // A learner who always answers "True" should not pass: choices come first.
  const any = () => true;
  for (const spread of ['cells', 'lists', null] as const) {
    if (isFirst !== isNone) take(2, true, 0, isChoice, spread);
    take(1, !isFirst, 0, any, spread);
    take(2, !isFirst, 0, any, spread);
    take(3, false, 1, any, spread);
    // A case on one drug has that drug in all its questions.
    if (isCase) take(12, false, 1, any, spread);
  }
  take(4, false, count, (draft) => isChoice(draft) || isFalse(draft));
  // A note that is about one thing.
  take(12, false, count / 2);
  return chosen;
}

/** As the gate compares it: the same for a draft each time, so that it is read once. */
const askedBefore = new WeakMap<DraftItem, Parameters<typeof givesAway>[0]>();
function asked(draft: DraftItem): Parameters<typeof givesAway>[0] {
  const { stem, answer, distractors } = draft;
  const known = askedBefore.get(draft) ?? {
    stem,
    answer: answer.text,
    options: distractors.map(({ text }) => text),
  };
  askedBefore.set(draft, known);
  return known;
}

const goTogether = (one: DraftItem, other: DraftItem): boolean =>
  !isSameClaim(one.fact, other.fact) &&
  !contradict(one, other) &&
  one.stem !== other.stem &&
  !givesAway(asked(one), asked(other)) &&
  !givesAway(asked(other), asked(one));

const isNextOf = (one: DraftItem, other: DraftItem): boolean =>
  areApart(one, other) && !givesAway(asked(one), asked(other)) && !givesAway(asked(other), asked(one));

/** Whether two facts are read from the same words: of a sentence with two clauses, each may be asked about. */
function isSameClaim(one: Fact, other: Fact): boolean {
  if (one.segmentId !== other.segmentId) return false;
  // A row says as many things as it has cells.
  if (one.type === 'cell' && other.type === 'cell') return one.id === other.id;
  if (one.statement === other.statement) return true;
  const [short = '', long = ''] = [claimOf(one.statement), claimOf(other.statement)]
    .map((claim) => (claim ?? '').toLowerCase())
    .toSorted((a, b) => a.length - b.length);
  return short === '' || long.includes(short);
}

/** How many true statements there are too many. */
function surplusOf(chosen: readonly DraftItem[]): number {
  let statements = chosen.filter(isStatement).length;
  let trues = chosen.filter(isTrue).length;
  const before = trues;
  for (; trues > mostTrue(statements); trues -= 1) statements -= 1;
  return before - trues;
}

/** A test of statements alone, without the last of those that are true where these are too many. */
function withoutSurplus(chosen: readonly DraftItem[]): readonly DraftItem[] {
  const surplus = new Set(chosen.filter(isTrue).slice(chosen.filter(isTrue).length - surplusOf(chosen)));
  return chosen.filter((draft) => !surplus.has(draft));
}

/** How many questions of a column or a list are there too many. */
function crowdingOf(workshop: Workshop, chosen: readonly DraftItem[]): number {
  const lists = Map.groupBy(chosen, (draft) => listOf(workshop, draft, false));
  return [...lists].reduce(
    (sum, [list, { length }]) => sum + (list === null ? 0 : Math.max(0, length - mostOfList)),
    0,
  );
}

/** A mixed test of so many items and more has statements and choices in it. */
const leastOfMixed = 5;

/**
 * The better of two tests: the longer one; then the one of more kinds, with fewer questions asked before, with a fifth of choices, with fewer statements too many
 * that are true, with more choices, as far as their share goes.
 */
function isBetter(
  workshop: Workshop,
  one: readonly DraftItem[],
  other: readonly DraftItem[],
  count: number,
): boolean {
  const worth = (chosen: readonly DraftItem[]): readonly number[] => {
    const choices = chosen.filter(isChoice).length;
    const statements = chosen.filter(isStatement);
    // Where three or more are true and none is false, one is made false, though its claim could give a choice.
    const isMixed = statements.length < 3 || statements.some(isFalse);
    const kinds = Number(choices > 0) + Number(statements.length > 0);
    return [
      chosen.length,
      Number(isMixed),
      count < leastOfMixed ? 0 : kinds,
      -chosen.filter((draft) => wasAsked(workshop, draft)).length,
      Math.min(choices, Math.ceil(count / 5)),
      -crowdingOf(workshop, chosen),
      -surplusOf(chosen),
      Math.min(choices, Math.ceil(share.multiple_choice * count)),
    ];
  };
  const [mine, theirs] = [worth(one), worth(other)];
  const at = mine.findIndex((value, place) => value !== theirs[place]);
  return at >= 0 && (mine[at] ?? 0) > (theirs[at] ?? 0);
}

/**
 * A claim gives one item. Where claims run short, those that can only be true or false are kept for that, and all others give a
 * choice, or a false statement, of which there are fewest.
 */
function plansOf(type: TestType, count: number): readonly Plan[] {
  if (type === 'true_false') return [{}, { isFirst: isFalse }];
  if (type !== 'mixed') return [{}];
  const some = Math.ceil(count / 5);
  return [
    {},
    { leads: [{ count: some, isWanted: isFalse }] },
    ...[1, 2].map((times) => ({
      leads: [
        { count: some, isWanted: isChoice },
        { count: times * some, isWanted: isFalse },
      ],
    })),
    { isFirst: isChoice },
    { isFirst: isChoice, leads: [{ count: 1, isWanted: isStatement }] },
    { isFirst: isFalse },
    { isFirst: isNone },
  ];
}

/** The items of a test: up to `count` drafts that go together. */
export function pickMost(
  workshop: Workshop,
  drafts: readonly DraftItem[],
  count: number,
  type: TestType,
): readonly DraftItem[] {
  // A case is about what is done for somebody: that comes first, where the note has it.
  const isOfTreatment = ({ fact }: DraftItem) =>
    ofTreatment.test(workshop.segments[fact.segmentId]?.heading ?? '');
  const leads = [{ count: Math.ceil(count / 2), isWanted: isOfTreatment }];
  if (type === 'steps')
    return pick(workshop, drafts, count, type, {
      isFirst: isOrdering,
      leads: [{ count: 1, isWanted: isOrdering }, ...leads],
    });
  if (type === 'scenario') return pick(workshop, drafts, count, type, { leads });
  const tests = plansOf(type, count).map((plan) => {
    const chosen = pick(workshop, drafts, count, type, plan);
    return type === 'true_false' ? withoutSurplus(chosen) : chosen;
  });
  return tests.reduce((best, each) => (isBetter(workshop, each, best, count) ? each : best));
}
