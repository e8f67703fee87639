import { type Feature, appSingleton } from '../../platform/feature.ts';
import { leaderboardChanged } from './leaderboard.queries.ts';
import { leaderboardRoutes } from './leaderboard.routes.ts';
import { Leaderboard } from './leaderboard.service.ts';

const leaderboardOf = appSingleton((context) => Leaderboard.open(context));

export const leaderboard: Feature = {
  name: 'learning/leaderboard',
  async routes(app, context) {
    leaderboardRoutes(app, { leaderboard: await leaderboardOf(context) });
  },
  // Every process hears of it after the commit; the one that made the change can't wait for that, or its next answer is stale.
  events: { visibilityChanged: leaderboardChanged, learningExpired: leaderboardChanged },
  async afterVisibilityChange(context) {
    (await leaderboardOf(context)).forget();
  },
};
