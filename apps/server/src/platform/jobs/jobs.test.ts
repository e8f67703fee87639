import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { onBothDatabases, onDatabase } from '../../../testing/databases.ts';
import { fail } from '../../../testing/prepared-databases.ts';
import { openPostgres } from '../db/engines/postgres.ts';
import { createLogger } from '../logging.ts';
import { retriesWithin } from './jobs.rules.ts';
import { type Jobs, createJobs } from './jobs.ts';

/** Polls four times as often as a server does, and retries sooner, so that the tests wait less. */
const often = { pollingSeconds: 0.5, firstRetrySeconds: 1 };
const patience = { timeout: 15_000, interval: 50 };
const isKilled = { timeout: 30_000 };

onBothDatabases('jobs', (context) => {
  const logs: string[] = [];
  const started: Jobs[] = [];
  const jobs = (polling = often) => {
    const made = createJobs(
      context.db,
      createLogger('info', { write: (line) => void logs.push(line) }),
      polling,
    );
    started.push(made);
    return made;
  };
  afterEach(async () => {
    for (const each of started.splice(0)) await each.stop();
  });
  afterAll(() => expect(started).toEqual([]));

  it('run with their data, once, after the transaction that enqueued them', { timeout: 30_000 }, async () => {
    const done: object[] = [];
    const all = jobs();
    all.define<{ n: number }>('test.note', async (data) => {
      done.push(data);
    });
    await all.start();
    await context.db.transaction((tx) => all.enqueue(tx, 'test.note', { n: 1 }));
    const failed = context.db.transaction(async (tx) => {
      await all.enqueue(tx, 'test.note', { n: 2 });
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    await all.enqueue(context.db, 'test.note', { n: 3 });
    await expect.poll(() => done.length, patience).toBe(2);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(new Set(done.map((data) => (data as { n: number }).n))).toEqual(new Set([1, 3]));
    expect(done).toHaveLength(2);
  });

  it('are logged when they fail, and run again', { timeout: 30_000 }, async () => {
    let runs = 0;
    const all = jobs();
    all.define('test.unlucky', async () => {
      runs += 1;
      if (runs === 1) throw new Error('out of luck');
    });
    await all.start();
    await all.enqueue(context.db, 'test.unlucky', {});
    await expect.poll(() => runs, patience).toBe(1);
    await expect.poll(() => logs.join(''), patience).toContain('out of luck');
    // The queue records the failure only after the log.
    const row = () =>
      context.db.run(`select state::text, retry_limit as n from pgboss.job where name = 'test.unlucky'`);
    await expect.poll(row, patience).toEqual([{ state: 'retry', n: retriesWithin(600) }]);
    await expect.poll(() => runs, patience).toBe(2);
  });

  describe('that are due', () => {
    /** Polls once at the start, and not again during the test: whatever runs did so without waiting. */
    const once = { ...often, pollingSeconds: 600 };
    const isLong = { timeout: 60_000 };
    const drained = { timeout: 45_000, interval: 50 };

    /** Starts with this many jobs of each kind in the queue. */
    async function startWith(queued: Readonly<Record<string, number>>, define: (all: Jobs) => void) {
      const before = jobs(once);
      define(before);
      await before.start();
      await context.db.transaction(async (tx) => {
        for (const [name, count] of Object.entries(queued))
          for (let n = 0; n < count; n += 1) await before.enqueue(tx, name, { n });
      });
      await before.stop();
      const all = jobs(once);
      define(all);
      await all.start();
    }

    it('all run, one at a time, without a pause in between', isLong, async () => {
      const done: number[] = [];
      let [running, most] = [0, 0];
      await startWith({ 'test.queue': 40 }, (all) =>
        all.define<{ n: number }>('test.queue', async ({ n }) => {
          running += 1;
          most = Math.max(most, running);
          await new Promise((resolve) => setTimeout(resolve, 5));
          running -= 1;
          done.push(n);
        }),
      );
      await expect.poll(() => done.length, drained).toBe(40);
      expect(new Set(done).size).toBe(40);
      expect(most).toBe(1);
    });

    it('run up to `atOnce` at the same time', isLong, async () => {
      let [running, most, done] = [0, 0, 0];
      let release = () => {};
      const threeHaveRun = new Promise<void>((resolve) => (release = resolve));
      await startWith({ 'test.several': 9 }, (all) =>
        all.define(
          'test.several',
          async () => {
            running += 1;
            most = Math.max(most, running);
            // Time enough for a fourth to start.
            if (running === 3) setTimeout(release, 50);
            await threeHaveRun;
            running -= 1;
            done += 1;
          },
          { atOnce: 3 },
        ),
      );
      await expect.poll(() => done, drained).toBe(9);
      expect(most).toBe(3);
    });

    it('do not wait for a long queue of another kind', isLong, async () => {
      let release = () => {};
      const shortIsDone = new Promise<void>((resolve) => (release = resolve));
      let long = 0;
      await startWith({ 'test.long': 20, 'test.short': 1 }, (all) => {
        all.define('test.long', async () => {
          await shortIsDone;
          long += 1;
        });
        all.define('test.short', async () => release());
      });
      await expect.poll(() => long, drained).toBe(20);
    });

    it('are retried later when they fail, and hold up none behind them', isLong, async () => {
      const runs: number[] = [];
      await startWith({ 'test.failing': 5 }, (all) =>
        all.define<{ n: number }>('test.failing', async ({ n }) => {
          runs.push(n);
          if (n === 0) throw new Error('not today');
        }),
      );
      await expect.poll(() => runs.length, drained).toBe(5);
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(runs.sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
    });
  });

  it('of a killed process restart at once where no other process can be running them', isKilled, async () => {
    let runs = 0;
    const define = (all: Jobs) => {
      all.define('test.killed', async (_, { isRetry }) => void (runs += Number(isRetry)));
      return all;
    };
    const before = define(jobs({ ...often, pollingSeconds: 600 }));
    await before.start();
    await before.stop();
    await before.enqueue(context.db, 'test.killed', {});
    // The state that a process leaves behind when killed in mid-job.
    await context.db.run(
      `update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() where name = 'test.killed'`,
    );
    await define(jobs()).start();
    if (context.db.kind === 'pglite') await expect.poll(() => runs, patience).toBe(1);
    else {
      await new Promise((resolve) => setTimeout(resolve, 4000));
      expect(runs).toBe(0);
    }
  });

  it('run automatically on a schedule', { timeout: 30_000 }, async () => {
    const all = jobs();
    all.schedule('test.nightly', '41 3 * * *', () => Promise.resolve());
    await all.start();
    const [row] = await context.db.run('select name, cron, timezone from pgboss.schedule');
    expect(row).toEqual({ name: 'test.nightly', cron: '41 3 * * *', timezone: 'UTC' });
  });

  it('finish the current one when they stop', { timeout: 30_000 }, async () => {
    const steps: string[] = [];
    const all = jobs();
    all.define('test.slow', async () => {
      steps.push('begun');
      await new Promise((resolve) => setTimeout(resolve, 700));
      steps.push('done');
    });
    await all.start();
    await all.enqueue(context.db, 'test.slow', {});
    await expect.poll(() => steps, patience).toContain('begun');
    await all.stop();
    steps.push('stopped');
    expect(steps).toEqual(['begun', 'done', 'stopped']);
  });
});

onDatabase('postgres', 'two servers that start at once', (context) => {
  it('share the work: each job runs once', { timeout: 60_000 }, async () => {
    const done: number[] = [];
    const logger = createLogger('info', { write: () => undefined });
    const others = [0, 1].map(() => openPostgres({ url: context.url, pool: 4, onError: fail }));
    const both = others.map((db) => createJobs(db, logger, often));
    for (const jobs of both) {
      jobs.define<{ n: number }>('test.shared', async ({ n }) => {
        done.push(n);
      });
    }
    await Promise.all(both.map((jobs) => jobs.start()));
    const all = Array.from({ length: 4 }, (_, n) => n);
    await context.db.transaction(async (tx) => {
      for (const n of all) await both[n % 2]!.enqueue(tx, 'test.shared', { n });
    });
    await expect.poll(() => done.length, { timeout: 45_000, interval: 50 }).toBeGreaterThanOrEqual(4);
    await Promise.all(both.map((jobs) => jobs.stop()));
    expect(done.sort((a, b) => a - b)).toEqual(all);
    for (const db of others) await db.close();
  });
});
