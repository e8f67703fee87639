import { getDashboard } from '@rounds/contract/learning/progress.dashboard';
import { getOverview, listProgress, recordProgress as contract } from '@rounds/contract/learning/progress';
import type { FastifyInstance } from 'fastify';
import { once } from '../../platform/http/idempotency.ts';
import { paged } from '../../platform/http/paging.ts';
import { Prepared } from '../../platform/http/prepared.ts';
import { serve } from '../../platform/http/serve.ts';
import { readOverview } from './overview.service.ts';
import { type ProgressDeps, readDashboard, readProgress, recordProgress } from './progress.service.ts';

export function progressRoutes(app: FastifyInstance, deps: ProgressDeps): void {
  serve(app, getDashboard, async ({ user }) => new Prepared(await readDashboard(deps, user.userId)));

  serve(app, listProgress, async ({ user, query, request }) => {
    return paged(await readProgress(deps, user.userId, query), request.url);
  });

  serve(app, getOverview, ({ user }) => readOverview(deps, user.userId));

  serve(app, contract, ({ user, body, request, fail }) =>
    once(deps.db, request, user.userId, deps.clock.now(), fail, (tx) =>
      recordProgress(deps, tx, user.userId, body, fail),
    ),
  );
}
