import { getCurrentGiveaway, listWonGiveaways } from '@rounds/contract/business/giveaways';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import { type GiveawaysDeps, currentGiveaway, wonGiveaways } from './giveaways.service.ts';

export function giveawaysRoutes(app: FastifyInstance, deps: GiveawaysDeps): void {
  serve(app, getCurrentGiveaway, ({ user }) => currentGiveaway(deps, user?.userId ?? null));
  serve(app, listWonGiveaways, ({ user, query }) => wonGiveaways(deps, user.userId, query.limit));
}
