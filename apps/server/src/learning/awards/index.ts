/** Awards: what anything that a learner does is worth. The only door for other features. */
export { exportAwards } from './awards-export.queries.ts';
export { defineAwardJobs } from './awards.jobs.ts';
export { insertTotals, lockLearner } from './awards.queries.ts';
export type { Learner } from './awards.rules.ts';
export {
  type Award,
  announceReached,
  award,
  changeGoal,
  forgetEarned,
  giveFreeze,
  moveDays,
  noAward,
  spendPoints,
} from './awards.service.ts';
export { isTimeZone } from './streak.rules.ts';
