import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { populateCopy } from './demo/index.ts';
import { features } from './features.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/db/database.ts';
import { defineMaintenance } from './platform/db/schema/maintenance.ts';
import type { AppContext } from './platform/feature.ts';
import {
  announcementsOf,
  beforeEraseOf,
  exportPartsOf,
  learnerEventsOf,
  reportablesOf,
  requirementsOf,
  subscriptionsOf,
} from './platform/feature-parts.ts';
import { serveClient, serveNoClient } from './platform/http/pages/client.ts';
import { serveDocs } from './platform/http/pages/docs.ts';
import { serveHealth } from './platform/http/monitoring/health.ts';
import { deleteLearnerKeys } from './platform/http/idempotency.ts';
import { serveMetrics } from './platform/http/monitoring/metrics.ts';
import { pageOf } from './platform/http/pages/html-page.ts';
import { createHttp } from './platform/http/server.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import { defineOutboxCleaning } from './platform/mail/outbox.ts';

export interface AppDeps {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly mailer: Mailer;
  readonly jobs: Jobs;
  /** The client's build; absent for an API alone. */
  readonly clientFolder?: string;
  /** Tests parse every answer by its schema. */
  readonly checkAnswers?: boolean;
  readonly requestsPerMinute?: number;
  /** Interval between a stream's heartbeats; shorter in tests. */
  readonly beatMs?: number;
  /** For calls to other servers; replaced in tests. */
  readonly fetch?: typeof fetch;
}

/** The server with every feature, ready to listen. Jobs are defined here and started by the caller. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, db, clientFolder } = deps;
  const context = contextOf(deps);
  const origins = await Promise.all(
    features.map(async ({ imageOrigins }) => (await imageOrigins?.(db)) ?? []),
  );
  const app = await createHttp({ ...deps, imageOrigins: origins.flat() });
  await serveDocs(app, { publicUrl: context.publicUrl() });
  serveHealth(app);
  serveMetrics(app, config);

  for (const { routes, jobs } of features) {
    await routes?.(app, context);
    jobs?.(context);
  }
  defineMaintenance(deps);
  defineOutboxCleaning(deps);

  if (clientFolder === undefined) serveNoClient(app);
  else await serveClient(app, clientFolder, context.publicUrl);
  return app;
}

function contextOf({ clientFolder, config, ...deps }: AppDeps): AppContext {
  const context: AppContext = {
    ...deps,
    config,
    publicUrl: () => config.publicUrl ?? `http://localhost:${config.port}`,
    page: clientFolder === undefined ? null : pageOf(clientFolder),
    exportParts: exportPartsOf(features),
    // The platform stores data about learners too.
    beforeErase: [deleteLearnerKeys, ...beforeEraseOf(features)],
    reportables: reportablesOf(features),
    announcements: announcementsOf(features),
    subscriptions: subscriptionsOf(features),
    requirements: requirementsOf(features),
    events: learnerEventsOf(features),
    populateDemo: (userId) => populateCopy(context, userId),
    async afterVisibilityChange() {
      for (const feature of features) await feature.afterVisibilityChange?.(context);
    },
  };
  return context;
}
