/** The daily goal. The only door for other features. */
export { goalsRoutes } from './goals.routes.ts';
