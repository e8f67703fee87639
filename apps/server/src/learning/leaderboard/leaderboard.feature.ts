import { getLeaderboard, getMyRank } from '@rounds/contract/learning/leaderboard';
import { type Feature, appSingleton } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { leaderboardChanged } from './leaderboard.queries.ts';
import { Leaderboard } from './leaderboard.service.ts';

const leaderboardOf = appSingleton((context) => Leaderboard.open(context));

export const leaderboard: Feature = {
  name: 'learning/leaderboard',
  async routes(app, context) {
    const leaderboard = await leaderboardOf(context);
    serve(app, getLeaderboard, ({ query }) => leaderboard.list(query, query.limit));
    serve(app, getMyRank, ({ query, user }) => leaderboard.placeOf(user.userId, query));
  },
  // Every process hears of it after the commit. The process that made the change can't wait for that, or its next
  // answer would be stale.
  events: { visibilityChanged: leaderboardChanged, learningExpired: leaderboardChanged },
  async afterVisibilityChange(context) {
    (await leaderboardOf(context)).forget();
  },
};
