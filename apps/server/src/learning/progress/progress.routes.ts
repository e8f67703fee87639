import { getDashboard } from '@rounds/contract/learning/progress.dashboard';
import { getOverview, listProgress, recordProgress as contract } from '@rounds/contract/learning/progress';
import type { FastifyInstance } from 'fastify';
import { once } from '../../platform/http/idempotency.ts';
import { serve } from '../../platform/http/serve.ts';
import { readOverview } from './overview.service.ts';
import { figuring } from '../../platform/http/limits.ts';
import { type ProgressDeps, readDashboard, readProgress, recordProgress } from './progress.service.ts';

export function progressRoutes(app: FastifyInstance, deps: ProgressDeps): void {
  serve(app, getDashboard, ({ user }) => readDashboard(deps, user.userId));

  serve(app, listProgress, ({ user, query }) => readProgress(deps, user.userId, query));

  serve(app, getOverview, ({ user }) => readOverview(deps, user.userId), { limits: [figuring] });

  serve(app, contract, ({ user, body, request, fail }) =>
    once(deps.db, request, user.userId, deps.clock.now(), fail, (tx) =>
      recordProgress(deps, tx, user.userId, body, fail),
    ),
  );
}
