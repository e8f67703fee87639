/** Rewards: points, the store, what learners own, their avatars. The only door for other features. */
export { changeAvatar } from './avatar.service.ts';
export { loadRewards, readRewardsFile, saveRewards } from './rewards.content.ts';
export { rewardsRoutes } from './rewards.routes.ts';
export { buy, readRewards, wear } from './rewards.service.ts';
export { exportRewards } from './rewards-export.queries.ts';
