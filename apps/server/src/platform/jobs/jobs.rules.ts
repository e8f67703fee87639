/** Delays between tries, in seconds. They double until they reach `longest`. */
export const retryDelays = { first: 5, longest: 300 } as const;

/**
 * How many retries fill that many seconds if each fails at once. A delay may be as short as half its nominal length, so
 * that jobs that failed together don't retry together.
 */
export function retriesWithin(seconds: number): number {
  let waited = 0;
  let retries = 0;
  while (waited < seconds) {
    waited += Math.min(retryDelays.longest, (retryDelays.first * 2 ** retries) / 2);
    retries += 1;
  }
  return retries;
}

const minute = 60;

/** How long a job may run before it counts as lost, in seconds. Heartbeats reveal a dead process sooner. */
export const jobTimes = { expires: 25 * minute, heartbeat: 2 * minute, retriedFor: 10 * minute } as const;
