import * as contract from '@rounds/contract/learning/attempts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import { type AttemptsDeps, readAttempt, readAttempts, readOpenAttempt } from './attempts.service.ts';
import { PeerStats } from './peers.service.ts';

export function attemptsRoutes(app: FastifyInstance, deps: AttemptsDeps): void {
  const peers = new PeerStats(deps);
  serve(app, contract.getOpenAttempt, ({ user, params }) => readOpenAttempt(deps, user.userId, params.id));
  serve(app, contract.listAttempts, ({ user, params, query }) => {
    return readAttempts(deps, user.userId, params.id, query);
  });
  serve(app, contract.getAttempt, ({ user, params, fail }) =>
    readAttempt(deps, user.userId, params.id, fail),
  );
  serve(app, contract.listPeerChoices, ({ user, params }) => peers.of(user.userId, params.id));
}
