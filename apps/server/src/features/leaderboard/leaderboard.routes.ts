import { getLeaderboard, getMyRank } from '@rounds/contract/leaderboard';
import type { FastifyInstance } from 'fastify';
import { Prepared } from '../../platform/http/prepared.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Leaderboard } from './leaderboard.service.ts';

export function leaderboardRoutes(app: FastifyInstance, { leaderboard }: { leaderboard: Leaderboard }): void {
  serve(app, getLeaderboard, async ({ query }) =>
    query.limit < 50 ? leaderboard.first(query, query.limit) : new Prepared(await leaderboard.top(query)),
  );

  serve(app, getMyRank, ({ query, user }) => leaderboard.placeOf(user.userId, query));
}
