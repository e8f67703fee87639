import { dayMs } from '../time.rules.ts';
import type { Measure, RequirementType } from './achievements.rules.ts';

/**
 * Numbers and rules of progress that both sides need. XP and points are whole numbers, scores percent, times seconds.
 */
export const xpPerLevel = 1000;
export const scenarioSeconds = 300;
/** How many weeks the practice calendar covers, including the current one. */
export const calendarWeeks = 53;
/** How many scores are shown over time. */
export const overviewScores = 30;
export const maxOccurredAgeMs = 7 * dayMs;

/** The level for an amount of XP: 1 from 0 XP on. */
export function levelFor(xp: number): number {
  return Math.floor(xp / xpPerLevel) + 1;
}

/** How far into the current level, as a percentage of it (0 up to, not including, 100). */
export function levelPercent(xp: number): number {
  return (xpInLevel(xp) / xpPerLevel) * 100;
}

/** XP gained since the current level began: 0 up to, not including, `xpPerLevel`. */
export function xpInLevel(xp: number): number {
  return xp % xpPerLevel;
}

export function xpToNextLevel(xp: number): number {
  return xpPerLevel - xpInLevel(xp);
}

/** Correct answers as a percentage, unrounded. Shown to one decimal. */
export function scorePercent(correct: number, total: number): number {
  return total === 0 ? 0 : (correct / total) * 100;
}

/** XP that a score is worth in a scenario. */
export function xpForScore(xpReward: number, score: number): number {
  return Math.round((xpReward * score) / 100);
}

const xpPerPoint = 2;

/** Points that come with awarded XP. */
export function pointsForXp(xp: number): number {
  return Math.round(xp / xpPerPoint);
}

export interface AnswerKey {
  readonly correct?: number | string;
  readonly correctAnswer?: number | string;
  readonly options: readonly string[];
}

/** The key's index. Accepts either field, as an index or as the option's text; -1 if neither names an option. */
export function keyIndex({ correct, correctAnswer, options }: AnswerKey): number {
  const key = correct ?? correctAnswer;
  if (typeof key === 'string') return options.indexOf(key);
  return key !== undefined && key in options ? key : -1;
}

declare module './achievements.rules.ts' {
  interface RequirementKinds {
    readonly scenarios_completed: number;
    readonly perfect_scores: number;
    /** Its value is 1. */
    readonly first_completion: 1;
  }
}

export const progressMeasures = {
  scenarios_completed: { stat: ({ scenariosCompleted }) => scenariosCompleted },
  perfect_scores: { stat: ({ perfectScores }) => perfectScores },
  first_completion: { stat: ({ scenariosCompleted }) => scenariosCompleted, allOrNothing: true },
} satisfies Partial<Record<RequirementType, Measure>>;
