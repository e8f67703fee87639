/** Progress: attempts, answers, and the best of each scenario. The only door for other features. */
export { progressRoutes } from './progress.routes.ts';
export { type Knowledge, readKnowledge } from './overview.service.ts';
export { occurredAt } from './progress.rules.ts';
export { eraseLearning, recordProgress } from './progress.service.ts';
export { exportProgress } from './progress-export.queries.ts';
