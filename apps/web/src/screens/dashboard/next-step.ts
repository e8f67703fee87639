import type { MasteredArea } from '@rounds/contract/learning/mastery';
import type { PracticeSummary } from '@rounds/contract/learning/practice';
import type { OpenAttempt } from '@rounds/contract/learning/attempts';
import type { ProgressEntry } from '@rounds/contract/learning/progress';
import { rankedFrom } from '@rounds/contract/learning/progress.rules';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import {
  fitOf,
  nextScenarios,
  shareAsking,
  type ScenarioPreferences,
} from '../../features/learning/scenarios/scenario-filter.rules.ts';

/** Why a case was chosen as the next one. */
export type Reason = 'begun' | 'weakest' | 'preferences' | 'path' | 'again';

/** What to do now. */
export type Step =
  | { readonly kind: 'continue'; readonly scenarioId: number; readonly open: OpenAttempt }
  | { readonly kind: 'practice'; readonly session: PracticeSummary }
  | {
      readonly kind: 'next';
      readonly scenario: Scenario;
      readonly reason: Reason;
      /** The learner's weakest area of need, where that is the reason. */
      readonly need: string | null;
      /** Per cent, where the case was completed before. */
      readonly best: number | null;
    }
  | { readonly kind: 'none' };

export interface Situation {
  /** Latest first. */
  readonly progress: readonly ProgressEntry[];
  /** The practice session that goes on. */
  readonly practice: PracticeSummary | null;
  /** Of the learner's path, as they are listed. */
  readonly scenarios: readonly Scenario[];
  readonly preferences: ScenarioPreferences | null;
  /** The weakest first. */
  readonly mastery: readonly MasteredArea[];
}

/** A case that was left open comes first, then a practice session that was, then the next case. */
export function nextStep(situation: Situation): Step {
  const { progress, practice, scenarios } = situation;
  for (const { scenarioId, open } of progress) if (open) return { kind: 'continue', scenarioId, open };
  if (practice) return { kind: 'practice', session: practice };
  const fit = fitFor(situation);
  const [scenario] = nextScenarios(scenarios, progress, 1, fit);
  if (!scenario) return { kind: 'none' };
  const entry = progress.find(({ scenarioId }) => scenarioId === scenario.id);
  const best = entry?.completed ? entry.score : null;
  const weakest = weakestNeed(situation);
  const reason = reasonOf(entry, fit(scenario), weakest !== null && shareAsking(scenario, [weakest]) > 0);
  return { kind: 'next', scenario, reason, need: reason === 'weakest' ? weakest : null, best };
}

/** How well cases fit a learner: what they are weakest at counts as much as all that they told about how they study. */
export function fitFor(situation: Omit<Situation, 'practice'>): (scenario: Scenario) => number {
  const { preferences } = situation;
  const weakest = weakestNeed(situation);
  return (scenario) =>
    (preferences ? fitOf(scenario, preferences) : 0) +
    (weakest === null ? 0 : 2 * shareAsking(scenario, [weakest]));
}

/** The weakest area that a case which isn't done asks for. A few answers say too little to choose by. */
function weakestNeed({ mastery, scenarios, progress }: Omit<Situation, 'practice'>): string | null {
  const done = new Set(progress.flatMap(({ scenarioId, completed }) => (completed ? scenarioId : [])));
  const left = scenarios.filter(({ id }) => !done.has(id));
  const area = mastery.find(
    ({ need, level, answered }) =>
      level !== 'mastered' &&
      answered >= rankedFrom &&
      left.some((scenario) => shareAsking(scenario, [need]) > 0),
  );
  return area?.need ?? null;
}

/** The case that a step leads to, if it leads to one. */
export function caseOf(step: Step | undefined): number | undefined {
  if (step?.kind === 'continue') return step.scenarioId;
  return step?.kind === 'next' ? step.scenario.id : undefined;
}

function reasonOf(entry: ProgressEntry | undefined, fit: number, isWeakest: boolean): Reason {
  if (entry?.completed) return 'again';
  if (entry) return 'begun';
  if (isWeakest) return 'weakest';
  return fit > 0 ? 'preferences' : 'path';
}

/** The case to begin with: the first beginner case of the list, or its first case where there is none. */
export function firstCase(scenarios: readonly Scenario[]): Scenario | undefined {
  return scenarios.find(({ difficulty }) => difficulty === 'beginner') ?? scenarios[0];
}
