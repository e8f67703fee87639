/** Achievements: what learners unlock. The only door for other features. */
export { exportAchievements } from './achievements-export.queries.ts';
