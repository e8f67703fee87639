/** Review: what was missed comes back. The only entry point for other features. */
export { type Answered, earnsXp, readDue, readReview, reschedule } from './review.service.ts';
export { answerOwn } from './own-questions.service.ts';
export { deleteOwn } from './own-questions.queries.ts';
