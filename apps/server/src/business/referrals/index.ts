/** Referrals: who came by whose code, and what it earns. The only door for other features. */
export { openReward, rewardGiven, rewardReferrer } from './referrals.service.ts';
