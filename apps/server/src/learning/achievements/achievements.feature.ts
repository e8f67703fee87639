import type { Feature } from '../../platform/feature.ts';
import { readAchievements } from './achievements.content.ts';
import { achievementRequirements } from './achievements.requirements.ts';
import { achievementsRoutes } from './achievements.routes.ts';
import { saveAchievements } from './achievements.service.ts';

export const achievements: Feature = {
  name: 'learning/achievements',
  routes: achievementsRoutes,
  requirements: achievementRequirements,
  async content(folder, { requirements }) {
    const authored = await readAchievements(folder.at('achievements.yaml'), requirements);
    return (tx) => saveAchievements(tx, authored);
  },
};
