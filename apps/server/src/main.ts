import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { demoAccount } from '@rounds/contract/identity/accounts.rules';
import { buildApp } from './app.ts';
import { loadContent } from './content.ts';
import { seedDemo } from './demo/index.ts';
import { features } from './features.ts';
import { systemClock } from './platform/clock.ts';
import { ConfigError, readConfig } from './platform/config/config.ts';
import { ContentError } from './platform/content.ts';
import { connect } from './platform/db/engines/connect.ts';
import { FolderHeldError } from './platform/db/engines/folder-lock.ts';
import { migrate } from './platform/db/schema/migrate.ts';
import { learnerEventsOf, requirementsOf } from './platform/feature-parts.ts';
import { checkPort, listen } from './platform/http/connections/listen.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { createLogger } from './platform/logging.ts';
import { createMailer } from './platform/mail/mailer.ts';

const contentFolder = fileURLToPath(new URL('../../../content', import.meta.url));
const clientFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));
const drainMs = 15_000;

/** What a signal stops. Before there is anything to finish, that is nothing: whatever has begun is in a transaction. */
let drain = async (): Promise<void> => {};
let isStopping = false;

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), drainMs).unref();
  await drain();
  process.exit(0);
}

/** Starts a server with the environment's settings, and serves until told to stop. */
async function main(): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => void stop());
  // If the process that started us with a channel is gone, nobody else would tell us to stop.
  process.on('disconnect', () => void stop());
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  const clock = systemClock;
  await checkPort(config);
  const db = await connect(config, (error) => logger.warn({ err: error }, 'database connection'));
  await migrate(db);
  for (const { prepare } of features) await prepare?.({ config, db, clock, logger });
  await loadContent({ db, clock }, contentFolder, { samples: config.demo });
  if (config.demo)
    await seedDemo(db, clock, { events: learnerEventsOf(features), requirements: requirementsOf(features) });

  const jobs = createJobs(db, logger);
  const app = await buildApp({
    config,
    db,
    clock,
    logger,
    jobs,
    mailer: createMailer(config, clock),
    ...(existsSync(clientFolder) && { clientFolder }),
  });
  drain = async () => {
    logger.info('draining');
    logger.flush();
    await app.close();
    // While the database is down, nothing can be handed back: other processes take its jobs when they expire.
    await jobs.stop().catch((error: unknown) => logger.warn({ err: error }, 'jobs did not stop'));
    await db.close();
    // Output written as the process exits would be retried forever if nobody reads it, as when the terminal is closed.
    await new Promise<void>((resolve) => {
      logger.flush(() => {
        resolve();
      });
    });
  };
  // Jobs first: a request may enqueue one as soon as the server can be reached.
  await jobs.start();
  await listen(app, config);

  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  say(`Rounds is listening on ${config.publicUrl ?? `http://localhost:${port}`}`);
  if (config.demo) say(`Demo account: ${demoAccount.email} with the password ${demoAccount.password}`);
  // Node writes it only at a clean exit; a killed process starts again just as fast.
  flushCompileCache();
}

/** Errors whose message says everything a person needs. */
const forPersons = [ConfigError, FolderHeldError, ContentError];

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

main().catch((error: unknown) => {
  // If we are told to stop during startup, a startup step may well fail.
  if (isStopping) return;
  const isForPerson = forPersons.some((kind) => error instanceof kind);
  const { message, stack } = error as Error;
  process.stderr.write(isForPerson ? `${message}\n` : `Rounds could not start.\n${stack ?? message}\n`);
  process.exit(1);
});
