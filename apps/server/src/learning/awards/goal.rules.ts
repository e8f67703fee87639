import type { DailyGoal } from '@rounds/contract/learning/goals';

/** What a learner's totals hold about their day and their goal. Days are in the learner's zone. */
export interface GoalTotals {
  /** Questions a day; null without a goal. */
  readonly dailyGoal: number | null;
  readonly answeredDay: string | null;
  readonly answeredCount: number;
  readonly goalMetDay: string | null;
}

/** A learner's progress on a day. */
export function goalOn({ dailyGoal, answeredDay, answeredCount }: GoalTotals, today: string): DailyGoal {
  const answered = answeredDay === today ? answeredCount : 0;
  return { questions: dailyGoal, answered, met: dailyGoal !== null && answered >= dailyGoal };
}

/**
 * The totals after more answers. Late answers from an earlier day change nothing.
 * @param day the day of the answers
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

/** The totals with a different goal. A goal that today's answers already reach is met without a celebration. */
export function withGoal(before: GoalTotals, dailyGoal: number | null, today: string): GoalTotals {
  const { answeredDay, answeredCount, goalMetDay } = before;
  const { met } = goalOn({ ...before, dailyGoal }, today);
  return { dailyGoal, answeredDay, answeredCount, goalMetDay: met ? today : goalMetDay };
}

/** Whether answers met the goal, for the first time on this day. */
export const goalJustMet = (before: GoalTotals, after: GoalTotals, today: string): boolean =>
  after.goalMetDay === today && before.goalMetDay !== today;

/** What remains after erasing: the goal, but not the answers. */
export const withoutAnswers = ({ dailyGoal }: GoalTotals): GoalTotals => ({
  dailyGoal,
  answeredDay: null,
  answeredCount: 0,
  goalMetDay: null,
});
