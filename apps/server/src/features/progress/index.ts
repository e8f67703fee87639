/** Progress: attempts, XP, points earned and streaks. The only door for other features. */
export { moveToZone } from './progress.queries.ts';
export { progressRoutes } from './progress.routes.ts';
export { recordAttempt } from './progress.service.ts';
