import { getLeaderboard } from '@rounds/contract/learning/leaderboard';
import { buildApp } from '../apps/server/src/app.ts';
import { selectTop } from '../apps/server/src/learning/leaderboard/leaderboard.queries.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { readConfig } from '../apps/server/src/platform/config/config.ts';
import { connect } from '../apps/server/src/platform/db/engines/connect.ts';
import { serve } from '../apps/server/src/platform/http/serve.ts';
import { createJobs } from '../apps/server/src/platform/jobs/jobs.ts';
import { createLogger } from '../apps/server/src/platform/logging.ts';
import { createMailer } from '../apps/server/src/platform/mail/mailer.ts';
import { announce } from './lib/announce.ts';

/*
 * Rounds as it runs in production (DATABASE_URL, no demo), with the benchmark's content instead of the product's.
 * One thing differs: the guard of requests per minute for one learner counts as usual but never refuses.
 */
const config = readConfig(process.env);
const logger = createLogger(config.logLevel);
const db = await connect(config, (error) => logger.warn({ err: error }, 'database connection'));
const jobs = createJobs(db, logger);
const mailer = createMailer(config, systemClock);
const app = await buildApp({ config, db, clock: systemClock, logger, jobs, mailer, requestsPerMinute: 1e9 });

// The leaderboard read from the database, which the product does at most once a second.
const fresh = { ...getLeaderboard, path: '/api/fresh-leaderboard' } as const;
serve(app, fresh, () => selectTop(db, null, null));

await app.listen({ port: 0, host: '127.0.0.1' });
await jobs.start();
announce(app.server);
