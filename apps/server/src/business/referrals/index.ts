/** Referrals: who came by whose code, and what it earns. The only door for other features. */
export { openReferrer, openReward, rewardGiven, rewardReferrer } from './referrals.service.ts';
