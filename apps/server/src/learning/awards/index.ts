/** Awards: what everything a learner does is worth. The only entry point for other features. */
export { countEarned, lockLearner } from './awards.queries.ts';
export type { Earning, Learner } from './awards.rules.ts';
export {
  type Award,
  announceReached,
  award,
  changeGoal,
  giveFreeze,
  noAward,
  spendPoints,
} from './awards.service.ts';
