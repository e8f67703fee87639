import { getDashboard } from '@rounds/contract/dashboard';
import { getOverview, listProgress, recordProgress } from '@rounds/contract/progress';
import type { FastifyInstance } from 'fastify';
import { once } from '../../platform/http/idempotency.ts';
import { paged } from '../../platform/http/paging.ts';
import { Prepared } from '../../platform/http/prepared.ts';
import { serve, serveQuickly } from '../../platform/http/serve.ts';
import { readOverview } from './overview.service.ts';
import {
  type ProgressDeps,
  readDashboard,
  readProgress,
  recordAttempt,
  recordClaim,
} from './progress.service.ts';

export function progressRoutes(app: FastifyInstance, deps: ProgressDeps): void {
  serveQuickly(app, getDashboard, async ({ userId }) => new Prepared(await readDashboard(deps, userId)));

  serveQuickly(app, listProgress, async ({ userId, query, address }) => {
    return paged(await readProgress(deps, userId, query), address);
  });

  serve(app, getOverview, ({ user }) => readOverview(deps, user.userId));

  // An attempt is recorded once, however often it is sent: what fails here may be tried again.
  app.quickLane.add(recordProgress, async ({ userId, body }) =>
    body.attemptId === undefined ? null : new Prepared(await recordAttempt(deps, userId, body)),
  );
  serve(app, recordProgress, async ({ user, body, request }) => {
    if (body.attemptId !== undefined) return new Prepared(await recordAttempt(deps, user.userId, body));
    const json = await recordClaim(deps, user.userId, body, (work) =>
      once(deps.db, request, user.userId, deps.clock.now(), work),
    );
    return new Prepared(json);
  });
}
