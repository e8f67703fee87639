import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import {
  accountRoutes,
  accountsRoutes,
  createAuthenticate,
  defineAccountJobs,
} from './identity/accounts/index.ts';
import { achievementsRoutes } from './learning/achievements/index.ts';
import { adImageOrigins, adsRoutes, defineAdJobs } from './business/ads/index.ts';
import { attemptsRoutes } from './learning/attempts/index.ts';
import { defineAwardJobs } from './learning/awards/index.ts';
import { conversationsRoutes } from './community/conversations/index.ts';
import { forumRoutes } from './community/forum/index.ts';
import { defineGiveawayJobs, giveawaysRoutes } from './business/giveaways/index.ts';
import { goalsRoutes } from './learning/goals/index.ts';
import { Leaderboard, leaderboardRoutes } from './learning/leaderboard/index.ts';
import { countActiveMentorships, mentorshipsRoutes } from './community/mentorships/index.ts';
import { marksRoutes } from './learning/marks/index.ts';
import { moderationRoutes } from './community/moderation/index.ts';
import { defineNotificationJobs, notificationsRoutes } from './messages/notifications/index.ts';
import { practiceRoutes } from './learning/practice/index.ts';
import { preferencesRoutes } from './identity/preferences/index.ts';
import { profilesRoutes } from './identity/profiles/index.ts';
import { progressRoutes } from './learning/progress/index.ts';
import { rewardsRoutes } from './rewards/store/index.ts';
import { Catalogue, scenariosRoutes } from './learning/scenarios/index.ts';
import { sharingRoutes } from './learning/sharing/index.ts';
import { settingsRoutes } from './identity/settings/index.ts';
import { countGroups, studyGroupsRoutes } from './community/study-groups/index.ts';
import { exportParts, letGo } from './personal-data.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/db/database.ts';
import { defineMaintenance } from './platform/db/maintenance.ts';
import { serveClient, serveNoClient } from './platform/http/client.ts';
import { serveDocs } from './platform/http/docs.ts';
import { serveHealth } from './platform/http/health.ts';
import { serveMetrics } from './platform/http/metrics.ts';
import { pageOf } from './platform/http/page.ts';
import { createHttp } from './platform/http/server.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import { defineOutboxCleaning, forgetMailsOf } from './platform/mail/outbox.ts';
import { createPushSender } from './platform/push/push.ts';
import { openSecretBox } from './platform/secret-box.ts';
import { reportables } from './reportables.ts';

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
  /** Between two heartbeats of a stream; shorter in tests. */
  readonly beatMs?: number;
  /** How other servers are called; another one for tests. */
  readonly fetch?: typeof fetch;
}

/** The server with every feature, ready to listen. Jobs are defined here and started by the caller. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, db, clock } = deps;
  const publicUrl = () => config.publicUrl ?? `http://localhost:${config.port}`;
  const app = await createHttp({ ...deps, imageOrigins: await adImageOrigins(db) });
  const sessions = await createAuthenticate(db, clock);
  app.decorate('authenticate', sessions);
  sessions.onEnd((isEnded) => app.live.endOf(isEnded));
  await serveDocs(app, { publicUrl: publicUrl() });
  serveHealth(app);
  serveMetrics(app, config);

  const catalogue = await Catalogue.open(db);
  const leaderboard = await Leaderboard.open(deps);
  const push = createPushSender(deps);
  const secrets = await openSecretBox(deps, 'two-factor');
  accountsRoutes(app, { ...deps, demo: config.demo, sessions, secrets });
  accountRoutes(app, { ...deps, sessions, secrets, exportParts });
  scenariosRoutes(app, { db, clock, catalogue });
  progressRoutes(app, { db, clock, catalogue });
  attemptsRoutes(app, { db, clock, catalogue });
  practiceRoutes(app, { db, clock, catalogue });
  marksRoutes(app, { db, clock, catalogue });
  goalsRoutes(app, { db, clock });
  achievementsRoutes(app, { db, clock });
  leaderboardRoutes(app, { leaderboard });
  const page = deps.clientFolder === undefined ? null : pageOf(deps.clientFolder);
  sharingRoutes(app, { db, clock, publicUrl: publicUrl(), page });
  notificationsRoutes(app, { db, clock, push });
  settingsRoutes(app, { db, leaderboard });
  preferencesRoutes(app, { db });
  adsRoutes(app, deps);
  giveawaysRoutes(app, deps);
  rewardsRoutes(app, { db, clock });
  profilesRoutes(app, { db, clock });
  studyGroupsRoutes(app, { db, clock });
  mentorshipsRoutes(app, { db, clock });
  conversationsRoutes(app, { db, clock });
  const others = { studyGroups: () => countGroups(db), activeMentorships: () => countActiveMentorships(db) };
  forumRoutes(app, { db, clock, catalogue, others });
  moderationRoutes(app, { db, clock, reportables });

  defineAccountJobs({ ...deps, publicUrl, letGo: { ...letGo, outbox: forgetMailsOf(config) } });
  defineNotificationJobs({ ...deps, push, publicUrl });
  defineAdJobs(deps);
  defineGiveawayJobs(deps);
  defineAwardJobs(deps);
  defineMaintenance(deps);
  defineOutboxCleaning(deps);

  if (deps.clientFolder === undefined) serveNoClient(app);
  else await serveClient(app, deps.clientFolder);
  return app;
}
