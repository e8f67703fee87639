/** Rewards: points and what they buy. The only door for other features. */
export { exportRewards } from './rewards-export.queries.ts';
