import { getLeaderboard, getMyRank } from '@rounds/contract/leaderboard';
import type { FastifyInstance } from 'fastify';
import { Prepared } from '../../platform/http/prepared.ts';
import { serveQuickly } from '../../platform/http/serve.ts';
import type { Leaderboard } from './leaderboard.service.ts';

export function leaderboardRoutes(app: FastifyInstance, { leaderboard }: { leaderboard: Leaderboard }): void {
  serveQuickly(
    app,
    getLeaderboard,
    async ({ query }) => new Prepared(await leaderboard.list(query, query.limit)),
  );

  serveQuickly(
    app,
    getMyRank,
    async ({ query, userId }) => new Prepared(JSON.stringify(await leaderboard.placeOf(userId, query))),
  );
}
