import type { Totals } from '../src/learning/awards/awards.rules.ts';

/** The totals of a new learner, with these changes. */
export const buildTotals = (changes: Partial<Totals> = {}): Totals => ({
  xp: 0,
  gradedXp: 0,
  level: 1,
  points: 0,
  xpReachedAt: new Date(0),
  lastActiveAt: null,
  streak: 0,
  seenStreak: 0,
  streakDay: null,
  streakUntil: null,
  freezesHeld: 0,
  freezeBoughtAt: null,
  scenariosCompleted: 0,
  gradedScenarios: 0,
  perfectScores: 0,
  scoreTotal: 0,
  dailyGoal: null,
  answeredDay: null,
  answeredCount: 0,
  goalMetDay: null,
  ...changes,
});
