/** Questions a day that a learner is offered as a goal; any number up to the largest may be set. */
export const offeredGoals = [5, 10, 20, 30] as const;
export const maxDailyGoal = 100;
