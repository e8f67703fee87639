import { difficulties } from '@rounds/contract/common.rules';
import type { ProgressEntry } from '@rounds/contract/learning/progress';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import { clinicalAreas, type ClinicalArea } from '@rounds/contract/learning/scenarios.rules';

/** How far a learner has got with a scenario. */
export const learningStates = ['new', 'open', 'done'] as const;
export type LearningState = (typeof learningStates)[number];

export const sorts = ['recommended', 'easiest', 'hardest', 'recent', 'title'] as const;
export type Sort = (typeof sorts)[number];

type Attempted = Pick<ProgressEntry, 'completed' | 'open' | 'score' | 'lastAttempt'>;
type Entries = ReadonlyMap<number, Attempted>;

/** An open attempt takes precedence over a completed one. A scenario left without an answer is new. */
export function stateOf(entry: Pick<Attempted, 'completed' | 'open'> | undefined): LearningState {
  if (entry?.open) return 'open';
  return entry?.completed ? 'done' : 'new';
}

const time = (entry: Attempted | undefined) => (entry?.lastAttempt ? Date.parse(entry.lastAttempt) : 0);
const stateOrder: readonly LearningState[] = ['open', 'new', 'done'];

/** How well a scenario fits the learner; more is better. */
export type Fit<T> = (scenario: T) => number;

/**
 * Open ones, latest first; new ones, the best fit first and, among equals, those left without an answer; completed ones,
 * lowest score first.
 */
function recommended<T extends { readonly id: number }>(entries: Entries, fit: Fit<T>) {
  return (one: T, other: T): number => {
    const [a, b] = [entries.get(one.id), entries.get(other.id)];
    const state = stateOf(a);
    const byState = stateOrder.indexOf(state) - stateOrder.indexOf(stateOf(b));
    if (byState !== 0) return byState;
    if (state === 'open') return time(b) - time(a);
    if (state === 'done') return (a?.score ?? 0) - (b?.score ?? 0);
    return fit(other) - fit(one) || Number(b !== undefined) - Number(a !== undefined);
  };
}

/** The first scenarios in the recommended order, which is the same wherever scenarios are suggested. */
export function nextScenarios<T extends { readonly id: number }>(
  scenarios: readonly T[],
  progress: readonly (Attempted & Pick<ProgressEntry, 'scenarioId'>)[],
  count: number,
  fit?: Fit<T>,
): T[] {
  const entries = new Map(progress.map((entry) => [entry.scenarioId, entry]));
  return scenarios.toSorted(recommended(entries, fit ?? equally)).slice(0, count);
}

const equally = () => 0;

type Listed = Pick<Scenario, 'id' | 'title' | 'difficulty'>;

/**
 * @param scenarios in learning order, which breaks ties
 * @param fit for the recommended order; all fit equally if nothing is known about the learner
 */
export function sortScenarios<T extends Listed>(
  scenarios: readonly T[],
  entries: Entries,
  sort: Sort,
  fit: Fit<T> = equally,
): T[] {
  const level = ({ difficulty }: T) => difficulties.indexOf(difficulty);
  const orders: Readonly<Record<Sort, (a: T, b: T) => number>> = {
    recommended: recommended(entries, fit),
    easiest: (a, b) => level(a) - level(b),
    hardest: (a, b) => level(b) - level(a),
    recent: (a, b) => time(entries.get(b.id)) - time(entries.get(a.id)),
    title: (a, b) => a.title.localeCompare(b.title, 'en'),
  };
  return scenarios.toSorted(orders[sort]);
}

export interface AreaCount {
  readonly area: ClinicalArea;
  readonly count: number;
}

interface InAreas {
  readonly scenario: { readonly areas: readonly ClinicalArea[] };
}

/** The scenarios' areas, most frequent first; chosen ones even if nothing is left in them. */
export function countAreas(scenarios: readonly InAreas[], chosen: readonly ClinicalArea[]): AreaCount[] {
  return clinicalAreas
    .map((area) => ({ area, count: scenarios.filter((each) => isInAreas(each, [area])).length }))
    .filter(({ area, count }) => count > 0 || chosen.includes(area))
    .sort((a, b) => b.count - a.count);
}

/** Whether a scenario is in any of the areas; true without areas. */
export function isInAreas({ scenario }: InAreas, areas: readonly ClinicalArea[]): boolean {
  return areas.length === 0 || areas.some((area) => scenario.areas.includes(area));
}
