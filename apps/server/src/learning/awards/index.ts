/** Awards: what anything that a learner does is worth. The only door for other features. */
export { lockLearner } from './awards.queries.ts';
export type { Learner } from './awards.rules.ts';
export {
  type Award,
  announceReached,
  award,
  forgetEarned,
  giveFreeze,
  spendPoints,
  standingOf,
} from './awards.service.ts';
