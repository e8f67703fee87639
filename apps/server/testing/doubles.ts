import type { Message, Mailer } from '../src/platform/mail/mailer.ts';
import type { Jobs, Run } from '../src/platform/jobs/jobs.ts';

/** A mailer that keeps its mails. */
export interface RecordingMailer extends Mailer {
  readonly sent: Message[];
}

export function recordingMailer(): RecordingMailer {
  const sent: Message[] = [];
  return {
    sent,
    async send(message) {
      sent.push(message);
    },
  };
}

/** The token at the end of a mail's link. */
export function tokenIn({ text }: Message): string {
  const [, token] = /https?:\S+[?&]token=([\w-]+)/.exec(text) ?? [];
  if (token === undefined) throw new Error(`No link in: ${text}`);
  return token;
}

export interface EnqueuedJob {
  readonly name: string;
  readonly data: object;
}

/** Jobs that wait until a test runs them. */
export interface RecordingJobs extends Jobs {
  readonly enqueued: EnqueuedJob[];
  readonly schedules: ReadonlyMap<string, string>;
  /** Runs the enqueued jobs, in order or in the given order, and those that they enqueue. */
  runAll(order?: (jobs: EnqueuedJob[]) => EnqueuedJob[]): Promise<void>;
  /** Runs one kind of job now, as its schedule would. */
  run(name: string, data?: object, run?: Partial<Run>): Promise<void>;
}

export function recordingJobs(): RecordingJobs {
  const kinds = new Map<string, (data: object, run: Run) => Promise<void>>();
  const schedules = new Map<string, string>();
  const enqueued: EnqueuedJob[] = [];
  const run = async (name: string, data: object = {}, { isRetry = false }: Partial<Run> = {}) => {
    const work = kinds.get(name);
    if (!work) throw new Error(`No job is called ${name}`);
    await work(data, { isRetry });
  };
  return {
    enqueued,
    schedules,
    run,
    async runAll(order = (jobs) => jobs) {
      while (enqueued.length > 0) {
        for (const { name, data } of order(enqueued.splice(0))) await run(name, data);
      }
    },
    define(name, work) {
      kinds.set(name, work as (data: object, run: Run) => Promise<void>);
    },
    schedule(name, cron, work) {
      kinds.set(name, work);
      schedules.set(name, cron);
    },
    async enqueue(sql, name, data) {
      if (!kinds.has(name)) throw new Error(`No job is called ${name}`);
      // Like the real queue, it stores what the database can store and rejects the rest.
      await sql.run('select $1::text::jsonb', [JSON.stringify(data)]);
      enqueued.push({ name, data });
    },
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  };
}
