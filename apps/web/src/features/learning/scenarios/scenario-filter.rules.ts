import type { CareerPath, Difficulty } from '@rounds/contract/common';
import type { ProgressEntry } from '@rounds/contract/learning/progress';
import type { Scenario } from '@rounds/contract/learning/scenarios';

type Listed = Pick<Scenario, 'careerPath' | 'difficulty'>;

export function matchesFilter(scenario: Listed, careerPath?: CareerPath, difficulty?: Difficulty): boolean {
  return (
    (careerPath === undefined || scenario.careerPath === careerPath) &&
    (difficulty === undefined || scenario.difficulty === difficulty)
  );
}

type Attempted = Pick<ProgressEntry, 'scenarioId' | 'completed' | 'score'>;

/** A scenario as far as recommendations need it: its level, and the needs of its questions. */
export interface Recommendable extends Pick<Scenario, 'difficulty'> {
  readonly scenario: {
    readonly questions: readonly { readonly tags?: { readonly need: string } | undefined }[];
  };
}

/** What a learner stated, and recommendations use. */
export interface ScenarioPreferences {
  readonly preferredDifficulty: Difficulty | null;
  /** Needs, as in the tags of questions. */
  readonly primarySubjects: readonly string[];
}

/** The share of a scenario's questions that ask for one of the needs, 0 to 1. */
export function shareAsking({ scenario: { questions } }: Recommendable, needs: readonly string[]): number {
  const asked = questions.filter(({ tags }) => tags !== undefined && needs.includes(tags.need)).length;
  return asked / Math.max(questions.length, 1);
}

/**
 * How well a scenario fits what a learner stated, from 0 to 2: 1 for the level, plus the share of the questions that
 * ask for one of the subjects.
 */
export const fitOf = (
  scenario: Recommendable,
  { preferredDifficulty, primarySubjects }: ScenarioPreferences,
): number => Number(scenario.difficulty === preferredDifficulty) + shareAsking(scenario, primarySubjects);

/**
 * What to suggest next, in this order: not completed, with the best fit first and, among equals, open ones; completed
 * below 100 % (the lowest first); the rest. Within each, the order of the list.
 * @param fit of a scenario to the learner; all fit equally if nothing is known about them
 */
export function nextScenarios<T extends { readonly id: number }>(
  scenarios: readonly T[],
  progress: readonly Attempted[],
  count: number,
  fit: (scenario: T) => number = () => 0,
): T[] {
  const byScenario = new Map(progress.map((entry) => [entry.scenarioId, entry]));
  return scenarios
    .map((scenario, index) => {
      const entry = byScenario.get(scenario.id);
      return { scenario, index, place: placeOf(entry), misfit: entry?.completed ? 0 : -fit(scenario) };
    })
    .sort(
      (a, b) =>
        Number(a.place > 1) - Number(b.place > 1) ||
        a.misfit - b.misfit ||
        a.place - b.place ||
        a.index - b.index,
    )
    .slice(0, count)
    .map(({ scenario }) => scenario);
}

/** 0 for open, 1 for new, 2 and more for completed, by score. */
function placeOf(entry: Attempted | undefined): number {
  if (!entry) return 1;
  return entry.completed ? 2 + (entry.score ?? 0) : 0;
}
