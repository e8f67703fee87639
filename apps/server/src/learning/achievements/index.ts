/** Achievements: what can be unlocked, and what a learner holds. Awards unlock them. The only door for other features. */
export { achievementsRoutes } from './achievements.routes.ts';
export { readAchievements } from './achievements.content.ts';
export { loadAchievements, saveAchievements } from './achievements.service.ts';
