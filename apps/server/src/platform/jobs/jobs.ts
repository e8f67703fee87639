import { type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, Sql } from '../db/database.ts';
import { jobTimes, retriesWithin, retryDelays } from './jobs.rules.ts';

/** What a handler knows about its run. */
export interface Run {
  /** It ran before. How far it got is unknown: it may have done everything except report it. */
  readonly isRetry: boolean;
}

export interface JobOptions {
  /** The minimum time in seconds for which a failing job is retried; ten minutes by default. */
  readonly retryFor?: number;
  /** How many run at the same time in one process; one by default. */
  readonly atOnce?: number;
}

/** A failure that a retry won't fix. */
export class PermanentFailure extends Error {}

/** Background jobs. Each runs at least once, in any one process: handlers must be safe to repeat. */
export interface Jobs {
  /** Defines a kind of job. Call it before `start`. */
  define<Data extends object>(
    name: string,
    work: (data: Data, run: Run) => Promise<void>,
    options?: JobOptions,
  ): void;
  /** Defines a kind of job that runs on a schedule. `cron` is in UTC. Call it before `start`. */
  schedule(name: string, cron: string, work: () => Promise<void>): void;
  /** Enqueues a job in the caller's transaction: it runs if that commits. */
  enqueue<Data extends object>(sql: Sql, name: string, data: Data): Promise<void>;
  start(): Promise<void>;
  /** Waits for the running jobs. */
  stop(): Promise<void>;
}

interface Kind extends JobOptions {
  readonly work: (data: object, run: Run) => Promise<void>;
}

const asExecutor = (sql: Sql) => ({
  executeSql: async (text: string, values?: unknown[]) => ({
    rows: await sql.run<Record<string, unknown>>(text, values),
  }),
});

export interface JobsOptions {
  /** How often an idle worker looks for work; at least 0.5. */
  readonly pollingSeconds?: number;
  /** The delay before a failed job is first retried; later delays are longer. */
  readonly firstRetrySeconds?: number;
}

/**
 * Jobs on the same database, run by pg-boss. Each kind has a worker of its own, which takes what is due, `atOnce` at a time,
 * until nothing is left: a long queue of one kind holds up no other.
 */
export function createJobs(
  db: Database,
  logger: Logger,
  { pollingSeconds = 2, firstRetrySeconds = retryDelays.first }: JobsOptions = {},
): Jobs {
  const boss = new PgBoss({
    db: asExecutor(db),
    persistWarnings: false,
    superviseIntervalSeconds: 60,
    maintenanceIntervalSeconds: 3600,
  });
  boss.on('error', (error) => logger.error({ err: error }, 'jobs'));
  const kinds = new Map<string, Kind>();
  const schedules = new Map<string, string>();
  /** Logs a failure, which only the queue would know of otherwise; the job is retried later. */
  const settle = async (name: string, { work }: Kind, { id, data, retryCount }: JobWithMetadata) => {
    try {
      await work(data, { isRetry: retryCount > 0 });
      return { id, status: 'completed' } as const;
    } catch (error) {
      logger.error({ err: error, job: name }, 'job failed');
      const status = error instanceof PermanentFailure ? 'deadletter' : 'failed';
      return { id, status, output: { message: String(error) } } as const;
    }
  };
  /**
   * Requeues the jobs of a process that was killed. The embedded database's folder belongs to one process at a time, so
   * nobody else can be running them; on PostgreSQL another server may be, and only a missing heartbeat tells.
   */
  const giveBackLost = async (name: string) => {
    if (db.kind !== 'pglite') return;
    const lost = await db.run<{ id: string }>(
      `select id from pgboss.job where name = $1 and state = 'active'`,
      [name],
    );
    if (lost.length === 0) return;
    const ids = lost.map(({ id }) => id);
    await boss.fail(name, ids, { message: 'Its process has ended' });
  };
  const startKind = async (name: string, kind: Kind) => {
    const options = {
      retryLimit: retriesWithin(kind.retryFor ?? jobTimes.retriedFor),
      retryBackoff: true,
      retryDelay: firstRetrySeconds,
      retryDelayMax: retryDelays.longest,
      expireInSeconds: jobTimes.expires,
      heartbeatSeconds: jobTimes.heartbeat,
    };
    await boss.createQueue(name, options);
    // A queue from an earlier release keeps its old options otherwise.
    await boss.updateQueue(name, options);
    await giveBackLost(name);
    const { atOnce: batchSize = 1 } = kind;
    const worker = boss.work(
      name,
      { batchSize, pollingIntervalSeconds: pollingSeconds, includeMetadata: true, perJobResults: true },
      async (jobs: JobWithMetadata[]) => {
        const settled = await Promise.all(jobs.map((job) => settle(name, kind, job)));
        // Poll again at once: the queue is drained, and only an empty one is polled.
        boss.notifyWorker(await worker);
        return settled;
      },
    );
    await worker;
  };
  return {
    define<Data extends object>(name: string, work: (data: Data, run: Run) => Promise<void>, options = {}) {
      kinds.set(name, { ...options, work: work as Kind['work'] });
    },
    schedule(name, cron, work) {
      kinds.set(name, { work });
      schedules.set(name, cron);
    },
    async enqueue(sql, name, data) {
      await boss.send(name, data, { db: asExecutor(sql) });
    },
    async start() {
      await boss.start();
      for (const [name, kind] of kinds) await startKind(name, kind);
      for (const [name, cron] of schedules) await boss.schedule(name, cron);
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}
