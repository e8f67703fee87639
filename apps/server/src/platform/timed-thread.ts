import { Piscina } from 'piscina';
import { turnsOf } from './turns.ts';

/** Work in the thread took longer than it may. */
export class TookTooLong extends Error {}

export interface TimedThread {
  /** How much waits or is done. */
  readonly busy: number;
  /**
   * Calls a function of the module with a task, when its turn comes.
   * @throws TookTooLong
   */
  readonly run: (name: string, task: unknown) => Promise<unknown>;
}

/**
 * A thread that does one thing after another, in order. What takes too long is stopped together with the thread; the
 * next begins in a new one. The thread ends when idle, and doesn't keep the process alive.
 * @param time milliseconds for each, from its turn on: nobody's runs out while they wait for somebody else's
 */
export function timedThread(worker: URL, time: number): TimedThread {
  const pool = new Piscina({ filename: worker.href, minThreads: 0, maxThreads: 1, idleTimeout: 60_000 });
  const inTurn = turnsOf(1);
  let busy = 0;

  async function runNow(name: string, task: unknown): Promise<unknown> {
    const stop = new AbortController();
    const late = setTimeout(() => stop.abort(), time);
    try {
      return (await pool.run(task, { name, signal: stop.signal })) as unknown;
    } catch (error) {
      throw stop.signal.aborted ? new TookTooLong(name, { cause: error }) : error;
    } finally {
      clearTimeout(late);
    }
  }

  return {
    get busy() {
      return busy;
    },
    async run(name, task) {
      busy += 1;
      try {
        return await inTurn('all', () => runNow(name, task));
      } finally {
        busy -= 1;
      }
    },
  };
}
