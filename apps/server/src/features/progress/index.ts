/** Progress: attempts, XP, points earned and streaks. The only door for other features. */
export { moveToZone } from './progress.queries.ts';
export { progressRoutes } from './progress.routes.ts';
export { recordAttempt } from './progress.service.ts';
export { eraseLearning } from './erase-learning.queries.ts';
export { exportProgress } from './progress-export.queries.ts';
