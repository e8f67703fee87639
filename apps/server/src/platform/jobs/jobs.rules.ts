/** Delays between tries, in seconds: they double, and end at `longest`. */
export const retryDelays = { first: 5, longest: 300 } as const;

/**
 * How many retries it takes until so many seconds are over, when each fails at once. A delay may be half of what it is
 * meant to be, so that those who failed together do not come again together.
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

/** In seconds. How long a job may run before it counts as lost; by heartbeats a process that died is noticed sooner. */
export const jobTimes = { expires: 25 * minute, heartbeat: 2 * minute, retriedFor: 10 * minute } as const;
