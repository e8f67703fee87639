/** Achievements: what can be unlocked and what is. They unlock as progress is recorded. The only door for other features. */
export { achievementsRoutes } from './achievements.routes.ts';
export { readAchievements } from './achievements.content.ts';
export { loadAchievements, saveAchievements } from './achievements.service.ts';
export { exportAchievements } from './achievements-export.queries.ts';
