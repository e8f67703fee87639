/** Rewards: points, the store, what learners own, their avatars. The only entry point for other features. */
export { changeAvatar } from './avatar.service.ts';
export { buy, equipItem, readItemIds } from './store.service.ts';
