import { getLeaderboard, getMyRank } from '@rounds/contract/learning/leaderboard';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { Leaderboard } from './leaderboard.service.ts';

export function leaderboardRoutes(app: FastifyInstance, { leaderboard }: { leaderboard: Leaderboard }): void {
  serve(app, getLeaderboard, ({ query }) => leaderboard.list(query, query.limit));

  serve(app, getMyRank, ({ query, user }) => leaderboard.placeOf(user.userId, query));
}
