/** Progress: attempts, answers, and the best of each scenario. The only door for other features. */
export { recordProgress } from './progress.service.ts';
