import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import {
  accountRoutes,
  accountsRoutes,
  createAuthenticate,
  defineAccountJobs,
} from './features/accounts/index.ts';
import { Leaderboard, leaderboardRoutes } from './features/leaderboard/index.ts';
import { progressRoutes } from './features/progress/index.ts';
import { Catalogue, scenariosRoutes } from './features/scenarios/index.ts';
import { exportParts, letGo } from './personal-data.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/db/database.ts';
import { defineMaintenance } from './platform/db/maintenance.ts';
import { serveClient, serveNoClient } from './platform/http/client.ts';
import { serveDocs } from './platform/http/docs.ts';
import { serveHealth } from './platform/http/health.ts';
import { createHttp } from './platform/http/server.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import { openSecretBox } from './platform/secret-box.ts';

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
}

/** The server with every feature, ready to listen. Jobs are defined here and started by the caller. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, db, clock } = deps;
  const publicUrl = () => config.publicUrl ?? `http://localhost:${config.port}`;
  const app = await createHttp(deps);
  const sessions = await createAuthenticate(db, clock);
  app.decorate('authenticate', sessions);
  await serveDocs(app, { publicUrl: publicUrl() });
  serveHealth(app, config);

  const catalogue = await Catalogue.open(db);
  const leaderboard = await Leaderboard.open(deps);
  const secrets = await openSecretBox(deps, 'two-factor');
  accountsRoutes(app, { ...deps, demo: config.demo, sessions, secrets });
  accountRoutes(app, { ...deps, sessions, secrets, exportParts });
  scenariosRoutes(app, { db, clock, catalogue });
  progressRoutes(app, { db, clock, catalogue });
  leaderboardRoutes(app, { leaderboard });

  defineAccountJobs({ ...deps, publicUrl, letGo });
  defineMaintenance(deps);

  if (deps.clientFolder === undefined) serveNoClient(app);
  else await serveClient(app, deps.clientFolder);
  return app;
}
