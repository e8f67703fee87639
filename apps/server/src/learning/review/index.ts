/** Review: what was missed comes back. The only door for other features. */
export { type Answered, isDue, readDue, reschedule } from './review.service.ts';
export { selectSettings } from './review.queries.ts';
export { recallOn, scheduleOf } from './review.rules.ts';
