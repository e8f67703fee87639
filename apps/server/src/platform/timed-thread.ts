import type { Transferable } from 'node:worker_threads';
import type { Piscina } from 'piscina';
import { threadPool } from './thread-pool.ts';
import { turnsOf } from './turns.ts';

/** Work in the thread took longer, or more buffers, than it may. */
export class TookTooLong extends Error {}

export interface TimedThread {
  /** How many tasks are waiting or running. */
  readonly busy: number;
  /**
   * Calls a function of the module with a task, when its turn comes.
   * @param transferred parts of the task that the thread takes over instead of copying them
   * @throws TookTooLong
   */
  readonly run: (name: string, task: unknown, transferred?: readonly Transferable[]) => Promise<unknown>;
}

/** What a task may take of memory. */
interface Memory {
  /** Of the thread's heap, in megabytes. */
  readonly heap: number;
  /** Of buffers, in bytes. They lie outside the heap, and nothing else limits them. */
  readonly buffers: number;
}

const lookEveryMs = 100;

/**
 * A thread that runs one task after another, in order. A task that takes too long is stopped together with the thread,
 * and the next one starts in a new thread. The thread ends when idle, and doesn't keep the process alive.
 * @param time milliseconds for each task, counted from its turn, so that waiting for others costs it nothing
 */
export function timedThread(worker: URL, time: number, memory?: Memory): TimedThread {
  const pool = threadPool(worker, { megabytes: memory?.heap });
  const inTurn = turnsOf(1);
  let busy = 0;

  async function runNow(name: string, task: unknown, transferred: readonly Transferable[]): Promise<unknown> {
    const stop = new AbortController();
    const late = setTimeout(() => stop.abort(), time);
    const looking =
      memory &&
      setInterval(
        () => void buffersOf(pool).then((size) => size > memory.buffers && stop.abort()),
        lookEveryMs,
      );
    try {
      const options = { name, signal: stop.signal, transferList: [...transferred] };
      return (await pool.run(task, options)) as unknown;
    } catch (error) {
      throw stop.signal.aborted ? new TookTooLong(name, { cause: error }) : error;
    } finally {
      clearTimeout(late);
      clearInterval(looking);
    }
  }

  return {
    get busy() {
      return busy;
    },
    async run(name, task, transferred = []) {
      busy += 1;
      try {
        return await inTurn('all', () => runNow(name, task, transferred));
      } finally {
        busy -= 1;
      }
    },
  };
}

async function buffersOf({ threads: [thread] }: Piscina): Promise<number> {
  const memory = await thread?.getHeapStatistics().catch(() => undefined);
  return memory?.external_memory ?? 0;
}
