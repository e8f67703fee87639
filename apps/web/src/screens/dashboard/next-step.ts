import type { PracticeSummary } from '@rounds/contract/learning/practice';
import type { OpenAttempt } from '@rounds/contract/learning/attempts';
import type { ProgressEntry } from '@rounds/contract/learning/progress';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import {
  fitOf,
  nextScenarios,
  type ScenarioPreferences,
} from '../../features/learning/scenarios/scenario-filter.rules.ts';

/** Why a case was chosen as the next one. */
export type Reason = 'begun' | 'preferences' | 'path' | 'again';

/** What to do now. */
export type Step =
  | { readonly kind: 'continue'; readonly scenarioId: number; readonly open: OpenAttempt }
  | { readonly kind: 'practice'; readonly session: PracticeSummary }
  | {
      readonly kind: 'next';
      readonly scenario: Scenario;
      readonly reason: Reason;
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
}

/** A case that was left open comes first, then a practice session that was, then the next case. */
export function nextStep({ progress, practice, scenarios, preferences }: Situation): Step {
  for (const { scenarioId, open } of progress) if (open) return { kind: 'continue', scenarioId, open };
  if (practice) return { kind: 'practice', session: practice };
  const fit = (scenario: Scenario) => (preferences ? fitOf(scenario, preferences) : 0);
  const [scenario] = nextScenarios(scenarios, progress, 1, fit);
  if (!scenario) return { kind: 'none' };
  const entry = progress.find(({ scenarioId }) => scenarioId === scenario.id);
  const best = entry?.completed ? entry.score : null;
  return { kind: 'next', scenario, reason: reasonOf(entry, fit(scenario)), best };
}

/** The case that a step leads to, if it leads to one. */
export function caseOf(step: Step | undefined): number | undefined {
  if (step?.kind === 'continue') return step.scenarioId;
  return step?.kind === 'next' ? step.scenario.id : undefined;
}

function reasonOf(entry: ProgressEntry | undefined, fit: number): Reason {
  if (entry?.completed) return 'again';
  if (entry) return 'begun';
  return fit > 0 ? 'preferences' : 'path';
}

/** The case to begin with: the first beginner case of the list, or its first case where there is none. */
export function firstCase(scenarios: readonly Scenario[]): Scenario | undefined {
  return scenarios.find(({ difficulty }) => difficulty === 'beginner') ?? scenarios[0];
}
