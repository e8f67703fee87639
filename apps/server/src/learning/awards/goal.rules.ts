import type { DailyGoal } from '@rounds/contract/learning/goals';

/** What a learner's totals know of their day and their goal. Days are the learner's own. */
export interface GoalTotals {
  /** Questions a day; null without a goal. */
  readonly dailyGoal: number | null;
  readonly answeredDay: string | null;
  readonly answeredCount: number;
  readonly goalMetDay: string | null;
}

/** How far a learner is on a day. */
export function goalOn({ dailyGoal, answeredDay, answeredCount }: GoalTotals, today: string): DailyGoal {
  const answered = answeredDay === today ? answeredCount : 0;
  return { questions: dailyGoal, answered, met: dailyGoal !== null && answered >= dailyGoal };
}

/**
 * The totals after some more answers. Those of an earlier day, which come in late, change nothing.
 * @param day on which they were given
 */
export function countAnswers(before: GoalTotals, day: string, answers: number): GoalTotals {
  const { dailyGoal, answeredDay, answeredCount, goalMetDay } = before;
  if (answers === 0 || (answeredDay !== null && day < answeredDay)) {
    return { dailyGoal, answeredDay, answeredCount, goalMetDay };
  }
  const count = (day === answeredDay ? answeredCount : 0) + answers;
  const met = dailyGoal !== null && count >= dailyGoal;
  return { dailyGoal, answeredDay: day, answeredCount: count, goalMetDay: met ? day : goalMetDay };
}

/** The totals with another goal. One that today's answers reach already is met, and isn't celebrated any more. */
export function withGoal(before: GoalTotals, dailyGoal: number | null, today: string): GoalTotals {
  const { answeredDay, answeredCount, goalMetDay } = before;
  const { met } = goalOn({ ...before, dailyGoal }, today);
  return { dailyGoal, answeredDay, answeredCount, goalMetDay: met ? today : goalMetDay };
}

/** Whether answers met the goal, for the first time on this day. */
export const goalJustMet = (before: GoalTotals, after: GoalTotals, today: string): boolean =>
  after.goalMetDay === today && before.goalMetDay !== today;

/** What erasing leaves: the goal, not what was answered. */
export const unanswered = ({ dailyGoal }: GoalTotals): GoalTotals => ({
  dailyGoal,
  answeredDay: null,
  answeredCount: 0,
  goalMetDay: null,
});
