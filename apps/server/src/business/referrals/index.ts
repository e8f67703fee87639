/** Referrals: who referred whom, and the rewards for it. The only entry point for other features. */
export {
  forgetRewards,
  markRewardProcessed,
  selectCentsTakenBack,
  selectOptionalOpenReferrer,
  selectOptionalReward,
  selectOptionalRewardByPayment,
  selectWaitingRewards,
} from './rewards.queries.ts';
export { type FirstPayment, rewardReferrer, takeRewardBack } from './rewards.service.ts';
export { cardTrace } from './traces.service.ts';
