import type { Feature } from '../../platform/feature.ts';
import { exportRewards } from './store.queries.ts';
import { readRewardsFile, saveRewards } from './store.content.ts';
import { rewardsRoutes } from './store.routes.ts';

export const store: Feature = {
  name: 'rewards/store',
  routes: rewardsRoutes,
  async content(folder) {
    const authored = await readRewardsFile(folder.at('rewards.yaml'));
    return (tx) => saveRewards(tx, authored);
  },
  exportParts: { rewards: exportRewards },
};
