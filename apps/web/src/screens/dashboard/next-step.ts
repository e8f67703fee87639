import type { PracticeSummary } from '@rounds/contract/learning/practice';
import type { OpenAttempt } from '@rounds/contract/learning/attempts';
import type { ScenarioSummary } from '@rounds/contract/learning/scenarios';
import { nextCase, type NextCase, type Standing } from '../../features/learning/scenarios/next-case.rules.ts';

/** What to do now. */
export type Step =
  | { readonly kind: 'continue'; readonly scenarioId: number; readonly open: OpenAttempt }
  | { readonly kind: 'practice'; readonly session: PracticeSummary }
  | ({ readonly kind: 'next' } & NextCase)
  | { readonly kind: 'none' };

/** The learner's progress, latest first, the cases of their path, and what else the next one is chosen by. */
export interface Situation extends Standing {
  /** The practice session that goes on. */
  readonly practice: PracticeSummary | null;
}

/** What was left open: a case before a practice session; null where nothing was. */
export function leftOpen({ progress, practice }: Pick<Situation, 'progress' | 'practice'>): Step | null {
  for (const { scenarioId, open } of progress) if (open) return { kind: 'continue', scenarioId, open };
  return practice && { kind: 'practice', session: practice };
}

/** What was left open comes first, then the next case. */
export function nextStep(situation: Situation): Step {
  const open = leftOpen(situation);
  if (open) return open;
  const next = nextCase(situation);
  return next ? { kind: 'next', ...next } : { kind: 'none' };
}

/** The case that a step leads to, if it leads to one. */
export function caseOf(step: Step | undefined): number | undefined {
  if (step?.kind === 'continue') return step.scenarioId;
  return step?.kind === 'next' ? step.scenario.id : undefined;
}

/** The case to begin with: the first beginner case of the list, or its first case where there is none. */
export function firstCase(scenarios: readonly ScenarioSummary[]): ScenarioSummary | undefined {
  return scenarios.find(({ difficulty }) => difficulty === 'beginner') ?? scenarios[0];
}
