import type { Feature } from '../../platform/feature.ts';
import { readAchievements } from './achievements.content.ts';
import { achievementsRoutes } from './achievements.routes.ts';
import { saveAchievements } from './achievements.service.ts';

export const achievements: Feature = {
  name: 'learning/achievements',
  routes: achievementsRoutes,
  async content(folder) {
    const authored = await readAchievements(folder.at('achievements.yaml'));
    return (tx) => saveAchievements(tx, authored);
  },
};
