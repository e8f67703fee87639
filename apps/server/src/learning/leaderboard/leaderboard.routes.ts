import { getLeaderboard, getMyRank } from '@rounds/contract/learning/leaderboard';
import type { FastifyInstance } from 'fastify';
import { Prepared } from '../../platform/http/prepared.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Leaderboard } from './leaderboard.service.ts';

export function leaderboardRoutes(app: FastifyInstance, { leaderboard }: { leaderboard: Leaderboard }): void {
  serve(app, getLeaderboard, async ({ query }) => new Prepared(await leaderboard.list(query, query.limit)));

  serve(
    app,
    getMyRank,
    async ({ query, user }) => new Prepared(JSON.stringify(await leaderboard.placeOf(user.userId, query))),
  );
}
