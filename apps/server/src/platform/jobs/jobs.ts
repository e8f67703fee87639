import { type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, Sql } from '../db/database.ts';
import { jobTimes, retriesWithin, retryDelays } from './jobs.rules.ts';

/** What a handler is told of its run. */
export interface Run {
  /** It was tried before. How far that went is unknown: it may have done all but say so. */
  readonly isRetry: boolean;
}

export interface JobOptions {
  /** For how many seconds a job that fails is tried again, at least; ten minutes by default. */
  readonly retryFor?: number;
  /** How many run at once in one process; by default one after the other. */
  readonly atOnce?: number;
}

/** A failure that another try will not mend. */
export class PermanentFailure extends Error {}

/** Work for later: at least once, in any one process. Handlers must bear being run again. */
export interface Jobs {
  /** Declares what a kind of job does. Before `start`. */
  define<Data extends object>(
    name: string,
    work: (data: Data, run: Run) => Promise<void>,
    options?: JobOptions,
  ): void;
  /** Declares a kind of job that runs by itself. `cron` in UTC. Before `start`. */
  schedule(name: string, cron: string, work: () => Promise<void>): void;
  /** Records a job in the caller's transaction: it runs if that commits. */
  enqueue<Data extends object>(sql: Sql, name: string, data: Data): Promise<void>;
  start(): Promise<void>;
  /** Waits for the jobs at work. */
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

/** Jobs on the same database, by pg-boss. `pollingSeconds` is how often each kind looks for work, at least 0.5. */
export function createJobs(db: Database, logger: Logger, { pollingSeconds = 2 } = {}): Jobs {
  const boss = new PgBoss({
    db: asExecutor(db),
    persistWarnings: false,
    superviseIntervalSeconds: 60,
    maintenanceIntervalSeconds: 3600,
  });
  boss.on('error', (error) => logger.error({ err: error }, 'jobs'));
  const kinds = new Map<string, Kind>();
  const schedules = new Map<string, string>();
  /** A job that fails is tried again later; the log says why, the queue alone would know. */
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
  const startKind = async (name: string, kind: Kind) => {
    const options = {
      retryLimit: retriesWithin(kind.retryFor ?? jobTimes.retriedFor),
      retryBackoff: true,
      retryDelay: retryDelays.first,
      retryDelayMax: retryDelays.longest,
      expireInSeconds: jobTimes.expires,
      heartbeatSeconds: jobTimes.heartbeat,
    };
    await boss.createQueue(name, options);
    // One that an earlier release has made keeps that release's options.
    await boss.updateQueue(name, options);
    const { atOnce: batchSize = 1 } = kind;
    const how = { batchSize, pollingIntervalSeconds: pollingSeconds, burstWhenBatchFull: true } as const;
    await boss.work(name, { ...how, includeMetadata: true, perJobResults: true }, (jobs: JobWithMetadata[]) =>
      Promise.all(jobs.map((job) => settle(name, kind, job))),
    );
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
