import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '../src/app.ts';
import { type Config, type PasswordCost, readConfig } from '../src/platform/config/config.ts';
import type { Database } from '../src/platform/db/database.ts';
import { createLogger } from '../src/platform/logging.ts';
import { Client, injecting, overHttp } from './client.ts';
import { type TestClock, testClock } from './clock.ts';
import { type Kind, onDatabase, present, sliceKind } from './databases.ts';
import { type RecordingJobs, type RecordingMailer, recordingJobs, recordingMailer } from './doubles.ts';

export interface AppOptions {
  readonly config?: Partial<Config>;
  readonly clock?: TestClock;
  readonly requestsPerMinute?: number;
  readonly beatMs?: number;
  readonly clientFolder?: string;
  /** Turn it off to see answers as they are in production. */
  readonly checkAnswers?: boolean;
  /** How other servers are called; by default, not at all. */
  readonly fetch?: typeof fetch;
  /** Extends the app before it is ready, with routes that only a test needs. */
  readonly extend?: (app: FastifyInstance) => void;
}

/** A running test server, with everything around it. */
export interface TestServer {
  readonly app: FastifyInstance;
  readonly db: Database;
  /** Without a session. */
  readonly client: Client;
  readonly clock: TestClock;
  readonly jobs: RecordingJobs;
  readonly mailer: RecordingMailer;
  /** The log so far, one JSON line each. */
  readonly logs: string[];
}

/** The minimum that argon2 allows. */
const cheapPasswords: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Uploaded files of tests that don't name a folder of their own. */
const noData = path.join(tmpdir(), `rounds-tests-${process.pid}`);
process.once('exit', () => rmSync(noData, { recursive: true, force: true }));

/**
 * Settings for test servers: no demo, links to http://rounds.test in mails, and cheap password hashes. Calls wait for
 * what is written from a note, however busy the machine is.
 */
export function testConfig(changes: Partial<Config> = {}): Config {
  const config = readConfig({ DEMO: 'off', PUBLIC_URL: 'http://rounds.test', LOG_LEVEL: 'info' });
  return { ...config, dataDir: noData, passwordCost: cheapPasswords, notePatience: 20_000, ...changes };
}

/** The real app on a database, with a clock that stands still, jobs that wait, and captured mails and logs. */
export async function startServer(db: Database, options: AppOptions = {}): Promise<TestServer> {
  const { clock = testClock(), config, extend, ...rest } = options;
  const jobs = recordingJobs();
  const mailer = recordingMailer();
  const logs: string[] = [];
  const app = await buildApp({
    config: testConfig(config),
    db,
    clock,
    jobs,
    mailer,
    logger: createLogger('info', { write: (line) => void logs.push(line) }),
    checkAnswers: true,
    requestsPerMinute: 100_000,
    fetch: () => Promise.reject(new Error('This test calls no other server')),
    ...rest,
  });
  extend?.(app);
  await app.ready();
  return { app, db, clock, jobs, mailer, logs, client: new Client(injecting(app)) };
}

/** Listens on a free port, and returns a client that connects to it. */
export async function listen({ app }: TestServer): Promise<Client & { readonly origin: string }> {
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return Object.assign(new Client(overHttp(origin)), { origin });
}

/** Runs the same tests against a server on each database, sharing one fresh database each. */
export function onBothServers(name: string, tests: (server: TestServer) => void, options?: AppOptions): void {
  for (const kind of ['pglite', 'postgres'] as const) onServerOf(kind, name, tests, options);
}

/** Runs tests against a server on the default test database; tests of races, dates, arrays or full text need both. */
export const onServer = (name: string, tests: (server: TestServer) => void, options?: AppOptions): void =>
  onServerOf(sliceKind, name, tests, options);

/** Runs tests against a server on one kind of database. */
export function onServerOf(
  kind: Kind,
  name: string,
  tests: (server: TestServer) => void,
  options?: AppOptions,
): void {
  onDatabase(kind, name, (context) => {
    let started: TestServer | undefined;
    beforeAll(async () => {
      started = await startServer(context.db, options);
    });
    afterAll(() => started?.app.close());
    // A getter, since the tests destructure the server (`const { client } = server`) before it is running.
    tests(new Proxy({} as TestServer, { get: (_none, name) => present(started)[name as keyof TestServer] }));
  });
}
