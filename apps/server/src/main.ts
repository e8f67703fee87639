import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { demoAccount } from '@rounds/contract/accounts.rules';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { loadContent } from './content.ts';
import { seedDemo } from './features/demo/index.ts';
import { systemClock } from './platform/clock.ts';
import { type Config, ConfigError, readConfig } from './platform/config/config.ts';
import { ContentError } from './platform/content.ts';
import { connect } from './platform/db/connect.ts';
import { FolderHeldError } from './platform/db/folder-lock.ts';
import { migrate } from './platform/db/migrate.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { createLogger } from './platform/logging.ts';
import { createMailer } from './platform/mail/mailer.ts';

const contentFolder = fileURLToPath(new URL('../../../content', import.meta.url));
const clientFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));
const drainMs = 15_000;

/** Starts a server with the environment's settings and serves until it is told to stop. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  const clock = systemClock;
  const db = await connect(config, (error) => logger.warn({ err: error }, 'database connection'));
  await migrate(db);
  await loadContent({ db, clock }, contentFolder, { samples: config.demo });
  if (config.demo) await seedDemo(db, clock);

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
  // Jobs first: whoever reaches the server may at once ask for something that is done later.
  await jobs.start();
  await listen(app, config);

  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  say(`Rounds is listening on ${config.publicUrl ?? `http://localhost:${port}`}`);
  if (config.demo) say(`Demo account: ${demoAccount.email} with the password ${demoAccount.password}`);

  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'draining');
    setTimeout(() => process.exit(1), drainMs).unref();
    await app.close();
    await jobs.stop();
    await db.close();
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new ConfigError(`The setting PORT can't be used: ${port} is taken. Free it, or set another.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new ConfigError(`The setting HOST can't be used: this machine has no address "${host}".`);
    }
    throw error;
  }
}

/** Errors whose message says all that a person needs. */
const forPersons = [ConfigError, FolderHeldError, ContentError];

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

main().catch((error: unknown) => {
  const isForPerson = forPersons.some((kind) => error instanceof kind);
  const { message, stack } = error as Error;
  process.stderr.write(isForPerson ? `${message}\n` : `Rounds could not start.\n${stack ?? message}\n`);
  process.exit(1);
});
