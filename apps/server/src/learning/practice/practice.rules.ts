import type { CareerPath, Difficulty } from '@rounds/contract/common';
import {
  type Given,
  type Gradable,
  type Grade,
  gradeOf,
  isSame,
} from '@rounds/contract/learning/progress.answers.rules';
import type { Response } from '@rounds/contract/learning/scenarios.formats';
import type { PracticeFilters } from '@rounds/contract/learning/practice';
import { type QuestionState, questionStates } from '@rounds/contract/learning/practice.rules';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import type { ClinicalArea } from '@rounds/contract/learning/scenarios.rules';

/** A question by its position in the content. */
export interface QuestionRef {
  readonly scenarioId: number;
  readonly version: number;
  readonly questionIndex: number;
}

/** A question that can be practiced, with its filterable properties. */
export interface Candidate extends QuestionRef {
  readonly careerPath: CareerPath;
  readonly difficulty: Difficulty;
  readonly need: string | undefined;
  readonly topic: string | undefined;
  readonly areas: readonly ClinicalArea[];
  readonly tags: readonly string[];
}

/** What is known about a question for the learner. */
export interface Known {
  /** For each answered question, whether its latest answer was right; by `keyOf`. */
  readonly latest: ReadonlyMap<string, boolean>;
  readonly marked: ReadonlySet<string>;
  /** Questions to review now, with their rank by urgency. */
  readonly due: ReadonlyMap<string, number>;
  readonly weakNeeds: ReadonlySet<string>;
}

export const keyOf = ({ scenarioId, questionIndex }: Omit<QuestionRef, 'version'>) =>
  `${scenarioId} ${questionIndex}`;

/** Every question in use, from all scenarios. */
export function candidatesOf(scenarios: readonly Scenario[]): Candidate[] {
  return scenarios.flatMap(({ id: scenarioId, version, careerPath, difficulty, scenario }) =>
    scenario.questions.flatMap(({ tags, withdrawn }, questionIndex) =>
      withdrawn
        ? []
        : [
            {
              scenarioId,
              version,
              questionIndex,
              careerPath,
              difficulty,
              need: tags?.need,
              topic: tags?.topic,
              areas: scenario.areas,
              tags: scenario.tags,
            },
          ],
    ),
  );
}

const isIn: Readonly<Record<QuestionState, (one: Candidate, known: Known) => boolean>> = {
  not_seen: (one, { latest }) => !latest.has(keyOf(one)),
  wrong: (one, { latest }) => latest.get(keyOf(one)) === false,
  marked: (one, { marked }) => marked.has(keyOf(one)),
  due: (one, { due }) => due.has(keyOf(one)),
  weak: ({ need }, { weakNeeds }) => need !== undefined && weakNeeds.has(need),
};

/** The questions that match the filters, in the order of the content. */
export function matching(
  candidates: readonly Candidate[],
  filters: PracticeFilters,
  known: Known,
): Candidate[] {
  const { careerPaths, difficulties, needs, topics, areas, tags, scenarioIds, states } = filters;
  const fits = <T>(wanted: readonly T[] | undefined, has: (one: T) => boolean) =>
    wanted === undefined || wanted.length === 0 || wanted.some(has);
  return candidates.filter(
    (one) =>
      fits(careerPaths, (path) => path === one.careerPath) &&
      fits(difficulties, (difficulty) => difficulty === one.difficulty) &&
      fits(needs, (need) => need === one.need) &&
      fits(topics, (topic) => topic === one.topic) &&
      fits(areas, (area) => one.areas.includes(area)) &&
      fits(tags, (tag) => one.tags.includes(tag)) &&
      fits(scenarioIds, (id) => id === one.scenarioId) &&
      fits(states, (state) => isIn[state](one, known)),
  );
}

/** How many questions match the filters, and how many would in each single state. */
export function countMatching(candidates: readonly Candidate[], filters: PracticeFilters, known: Known) {
  const { states: _chosen, ...others } = filters;
  const inAny = matching(candidates, others, known);
  const count = (state: QuestionState) => inAny.filter((one) => isIn[state](one, known)).length;
  const states = Object.fromEntries(questionStates.map((state) => [state, count(state)])) as Record<
    QuestionState,
    number
  >;
  return { matching: matching(candidates, filters, known).length, states };
}

/** For a review, the most urgent questions; otherwise all. */
export function mostUrgent(
  pool: readonly Candidate[],
  { states }: PracticeFilters,
  { due }: Known,
  count: number,
): readonly Candidate[] {
  if (states?.length !== 1 || states[0] !== 'due') return pool;
  const rankOf = (one: Candidate) => due.get(keyOf(one)) ?? Infinity;
  return pool.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, count);
}

/**
 * Draws a session's questions from the pool, all equally likely. If mixed, they come in random order; otherwise those
 * of a case stay together in order, and the cases come in random order.
 * @param random a random integer from 0 up to, but not including, the argument
 */
export function choose(
  pool: readonly Candidate[],
  { count, mixed }: { readonly count: number; readonly mixed: boolean },
  random: (below: number) => number,
): QuestionRef[] {
  const chosen = shuffled(pool, random).slice(0, count);
  const cases = Map.groupBy(chosen, ({ scenarioId }) => scenarioId);
  const inOrder = [...cases.values()].flatMap((some) =>
    some.toSorted((a, b) => a.questionIndex - b.questionIndex),
  );
  return (mixed ? chosen : inOrder).map(({ scenarioId, version, questionIndex }) => ({
    scenarioId,
    version,
    questionIndex,
  }));
}

function shuffled<T>(all: readonly T[], random: (below: number) => number): T[] {
  const order = [...all];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = random(last + 1);
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}

/** A question of a session in its current form. */
export interface Item extends QuestionRef {
  readonly selectedOption: number | null;
  readonly response: Response | null;
}

export type AnswerRefusal = 'answer_recorded' | 'practice_ended' | 'answer_unknown';
export type AnswerDecision =
  | { readonly kind: 'refused'; readonly code: AnswerRefusal }
  | { readonly kind: 'repeated' }
  | { readonly kind: 'recorded'; readonly grade: Grade; readonly completes: boolean };

/** What an answer in a session means. The first one counts. */
export function decideAnswer(
  given: Given,
  item: Item,
  session: { readonly isEnded: boolean; readonly isLast: boolean },
  question: Gradable | undefined,
): AnswerDecision {
  const grade = question && gradeOf(question, given);
  if (!grade) return { kind: 'refused', code: 'answer_unknown' };
  if (item.selectedOption !== null || item.response !== null) {
    if (isSame(item, grade)) return { kind: 'repeated' };
    return { kind: 'refused', code: 'answer_recorded' };
  }
  if (session.isEnded) return { kind: 'refused', code: 'practice_ended' };
  return {
    kind: 'recorded',
    grade,
    completes: session.isLast,
  };
}
