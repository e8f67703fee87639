/** Attempts as they are continued and reviewed, and what other learners chose. The only door for other features. */
export { attemptsRoutes } from './attempts.routes.ts';
