import type { Measure, RequirementType } from './achievements.rules.ts';

declare module './achievements.rules.ts' {
  interface RequirementKinds {
    readonly scenarios_completed: number;
    readonly perfect_scores: number;
    /** Its value is 1. */
    readonly first_completion: 1;
  }
}

export const progressMeasures = {
  scenarios_completed: { figure: ({ scenariosCompleted }) => scenariosCompleted },
  perfect_scores: { figure: ({ perfectScores }) => perfectScores },
  first_completion: { figure: ({ scenariosCompleted }) => scenariosCompleted, allOrNothing: true },
} satisfies Partial<Record<RequirementType, Measure>>;
