import { getDashboard } from '@rounds/contract/dashboard';
import { getOverview, listProgress, recordProgress } from '@rounds/contract/progress';
import type { FastifyInstance } from 'fastify';
import { once } from '../../platform/http/idempotency.ts';
import { paged } from '../../platform/http/paging.ts';
import { Prepared } from '../../platform/http/prepared.ts';
import { serve } from '../../platform/http/serve.ts';
import { readOverview } from './overview.service.ts';
import {
  type ProgressDeps,
  readDashboard,
  readProgress,
  recordAttempt,
  recordClaim,
} from './progress.service.ts';

export function progressRoutes(app: FastifyInstance, deps: ProgressDeps): void {
  serve(app, getDashboard, async ({ user }) => new Prepared(await readDashboard(deps, user.userId)));

  serve(app, listProgress, async ({ user, query, request }) => {
    return paged(await readProgress(deps, user.userId, query), request.url);
  });

  serve(app, getOverview, ({ user }) => readOverview(deps, user.userId));

  serve(app, recordProgress, async ({ user, body, request }) => {
    if (body.attemptId !== undefined) return new Prepared(await recordAttempt(deps, user.userId, body));
    const json = await recordClaim(deps, user.userId, body, (work) =>
      once(deps.db, request, user.userId, deps.clock.now(), work),
    );
    return new Prepared(json);
  });
}
