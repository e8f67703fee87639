/** Rewards: points, the store, what learners own, their avatars. The only door for other features. */
export { changeAvatar } from './avatar.service.ts';
export { loadRewards, readRewardsFile, saveRewards } from './store.content.ts';
export { rewardsRoutes } from './store.routes.ts';
export { buy, readItemIds, wear } from './store.service.ts';
export { exportRewards } from './store-export.queries.ts';
