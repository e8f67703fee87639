import * as contract from '@rounds/contract/identity/accounts.security';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve.ts';
import type { AccountsDeps } from '../accounts.deps.ts';
import { endOtherSessions, endSession, listSessions } from './sessions.service.ts';
import type { SessionCheck } from './sessions.ts';

interface Deps extends AccountsDeps {
  readonly sessions: SessionCheck;
}

export function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, contract.listSessions, ({ user, query }) => listSessions(deps, user, query));

  serve(app, contract.endSession, ({ user, params, fail }) => endSession(deps, user.userId, params.id, fail));

  serve(app, contract.endOtherSessions, async ({ user }) => ({ ended: await endOtherSessions(deps, user) }));
}
