import { getDashboard } from '@rounds/contract/dashboard';
import { getOverview, listProgress, recordProgress as contract } from '@rounds/contract/progress';
import type { FastifyInstance } from 'fastify';
import { once } from '../../platform/http/idempotency.ts';
import { paged } from '../../platform/http/paging.ts';
import { Prepared } from '../../platform/http/prepared.ts';
import { serve, serveQuickly } from '../../platform/http/serve.ts';
import { readOverview } from './overview.service.ts';
import { type ProgressDeps, readDashboard, readProgress, recordProgress } from './progress.service.ts';

export function progressRoutes(app: FastifyInstance, deps: ProgressDeps): void {
  serveQuickly(app, getDashboard, async ({ userId }) => new Prepared(await readDashboard(deps, userId)));

  serveQuickly(app, listProgress, async ({ userId, query, address }) => {
    return paged(await readProgress(deps, userId, query), address);
  });

  serve(app, getOverview, ({ user }) => readOverview(deps, user.userId));

  serve(app, contract, ({ user, body, request }) =>
    once(deps.db, request, user.userId, deps.clock.now(), (tx) =>
      recordProgress(deps, tx, user.userId, body),
    ),
  );
}
