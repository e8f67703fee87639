/** Progress: attempts, answers, and the best of each scenario. The only entry point for other features. */
export { selectLatestAnswers } from './latest.queries.ts';
export { occurredAt } from './progress.rules.ts';
export { rescore } from './rescore.rules.ts';
export { rescoreAttempts } from './rescore.service.ts';
export { recordProgress } from './progress.service.ts';
