import { getLeague, joinLeague, leaveLeague } from '@rounds/contract/community/leagues';
import type { FastifyInstance } from 'fastify';
import { type Limit, byLearner } from '../../platform/http/limits.ts';
import { serve } from '../../platform/http/serve.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import { join, leave, readLeague } from './leagues.service.ts';

const changing: Limit = { name: 'league', max: 30, seconds: 600, key: byLearner };

export function leaguesRoutes(app: FastifyInstance, deps: ServiceDeps): void {
  const limits = [changing];
  serve(app, getLeague, ({ user }) => readLeague(deps, user.userId));
  serve(app, joinLeague, ({ user }) => join(deps, user.userId), { limits });
  serve(app, leaveLeague, ({ user }) => leave(deps, user.userId), { limits });
}
