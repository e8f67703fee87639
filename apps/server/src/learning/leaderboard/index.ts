/** Leaderboard: learners by XP. The only door for other features. */
export { leaderboardChanged } from './leaderboard.queries.ts';
export { leaderboardRoutes } from './leaderboard.routes.ts';
export { Leaderboard } from './leaderboard.service.ts';
