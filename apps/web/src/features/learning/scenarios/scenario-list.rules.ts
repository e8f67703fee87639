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

/** Open ones, latest first; new ones; completed ones, lowest score first. */
function recommended(a: Attempted | undefined, b: Attempted | undefined): number {
  const state = stateOf(a);
  const byState = stateOrder.indexOf(state) - stateOrder.indexOf(stateOf(b));
  if (byState !== 0 || state === 'new') return byState;
  return state === 'open' ? time(b) - time(a) : (a?.score ?? 0) - (b?.score ?? 0);
}

type Listed = Pick<Scenario, 'id' | 'title' | 'difficulty'>;

/** @param scenarios in learning order, which breaks ties */
export function sortScenarios<T extends Listed>(scenarios: readonly T[], entries: Entries, sort: Sort): T[] {
  const level = ({ difficulty }: T) => difficulties.indexOf(difficulty);
  const orders: Readonly<Record<Sort, (a: T, b: T) => number>> = {
    recommended: (a, b) => recommended(entries.get(a.id), entries.get(b.id)),
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
