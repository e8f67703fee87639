import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, Sql } from '../db/database.ts';

/** Work for later: at least once, in any one process. Handlers must bear being run again. */
export interface Jobs {
  /** Declares what a kind of job does. Before `start`. */
  define<Data extends object>(name: string, work: (data: Data) => Promise<void>): void;
  /** Declares a kind of job that runs by itself. `cron` in UTC. Before `start`. */
  schedule(name: string, cron: string, work: () => Promise<void>): void;
  /** Records a job in the caller's transaction: it runs if that commits. */
  enqueue<Data extends object>(sql: Sql, name: string, data: Data): Promise<void>;
  start(): Promise<void>;
  /** Waits for the jobs at work. */
  stop(): Promise<void>;
}

const asExecutor = (sql: Sql) => ({
  executeSql: async (text: string, values?: unknown[]) => ({
    rows: await sql.run<Record<string, unknown>>(text, values),
  }),
});

/** Jobs on the same database, by pg-boss. */
export function createJobs(db: Database, logger: Logger): Jobs {
  const boss = new PgBoss({
    db: asExecutor(db),
    persistWarnings: false,
    superviseIntervalSeconds: 60,
    maintenanceIntervalSeconds: 3600,
  });
  boss.on('error', (error) => logger.error({ err: error }, 'jobs'));
  const kinds = new Map<string, (data: object) => Promise<void>>();
  const schedules = new Map<string, string>();
  /** A job that fails is tried again later; the log says why, the queue alone would know. */
  const logged = async (name: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      logger.error({ err: error, job: name }, 'job failed');
      throw error;
    }
  };
  return {
    define<Data extends object>(name: string, work: (data: Data) => Promise<void>) {
      kinds.set(name, work as (data: object) => Promise<void>);
    },
    schedule(name, cron, work) {
      kinds.set(name, work);
      schedules.set(name, cron);
    },
    async enqueue(sql, name, data) {
      await boss.send(name, data, { db: asExecutor(sql) });
    },
    async start() {
      await boss.start();
      for (const [name, work] of kinds) {
        await boss.createQueue(name, {
          retryLimit: 5,
          retryBackoff: true,
          retryDelay: 5,
          expireInSeconds: 300,
        });
        await boss.work<object>(name, { pollingIntervalSeconds: 2 }, async (jobs) => {
          for (const job of jobs) await logged(name, () => work(job.data));
        });
      }
      for (const [name, cron] of schedules) await boss.schedule(name, cron);
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}
