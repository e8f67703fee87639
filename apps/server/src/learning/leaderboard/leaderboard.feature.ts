import { type Feature, onePerApp } from '../../platform/feature.ts';
import { leaderboardChanged } from './leaderboard.queries.ts';
import { leaderboardRoutes } from './leaderboard.routes.ts';
import { Leaderboard } from './leaderboard.service.ts';

const leaderboardOf = onePerApp((context) => Leaderboard.open(context));

export const leaderboard: Feature = {
  name: 'learning/leaderboard',
  async routes(app, context) {
    leaderboardRoutes(app, { leaderboard: await leaderboardOf(context) });
  },
  // Every process hears of it when it is committed; the one that did it must not answer with the old list meanwhile.
  events: { visibilityChanged: leaderboardChanged, learningExpired: leaderboardChanged },
  async afterVisibilityChange(context) {
    (await leaderboardOf(context)).forget();
  },
};
