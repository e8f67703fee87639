/** Daily goals that a learner is offered; any number up to the largest may be set. */
export const offeredGoals = [5, 10, 20, 30] as const;
export const maxDailyGoal = 100;
