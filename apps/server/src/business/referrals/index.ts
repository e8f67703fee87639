/** Referrals: who came by whose code, and what it earns. The only door for other features. */
export {
  openReferrer,
  openReward,
  optionalReward,
  rewardEarnedBy,
  rewardGiven,
  rewardReferrer,
  takeRewardBack,
  waitingRewards,
} from './rewards.service.ts';
