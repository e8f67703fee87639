import type { CareerPath, Difficulty } from '@rounds/contract/common';
import type { Scenario } from '@rounds/contract/learning/scenarios';

type Listed = Pick<Scenario, 'careerPath' | 'difficulty'>;

export function matchesFilter(scenario: Listed, careerPath?: CareerPath, difficulty?: Difficulty): boolean {
  return (
    (careerPath === undefined || scenario.careerPath === careerPath) &&
    (difficulty === undefined || scenario.difficulty === difficulty)
  );
}

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
