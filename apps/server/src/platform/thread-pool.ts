import { Piscina } from 'piscina';

/** How many threads, how long they live without work in milliseconds, and how large the heap of each may be. */
interface PoolLimits {
  readonly maxThreads?: number;
  readonly idleTimeout?: number;
  readonly megabytes?: number | undefined;
}

/**
 * Threads that run a module's functions. They end when idle, and don't keep the process alive. A thread that was
 * stopped may still run out of memory while it ends: no task is left to fail then, so the pool emits an error, which
 * would end the process if nobody listened.
 */
export function threadPool(
  worker: URL,
  { maxThreads = 1, idleTimeout = 60_000, megabytes }: PoolLimits = {},
): Piscina {
  const pool = new Piscina({
    filename: worker.href,
    minThreads: 0,
    maxThreads,
    idleTimeout,
    ...(megabytes !== undefined && { resourceLimits: { maxOldGenerationSizeMb: megabytes } }),
  });
  pool.on('error', (error: Error) =>
    process.emitWarning(`A thread of ${worker.pathname} failed: ${error.message}`),
  );
  return pool;
}
