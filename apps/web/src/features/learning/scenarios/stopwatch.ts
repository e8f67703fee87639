/** Measures how long something ran, in milliseconds of the given clock. */
export interface Stopwatch {
  readonly run: () => void;
  readonly halt: () => void;
  readonly elapsed: () => number;
}

/** @param spent milliseconds that have already run, in an earlier sitting */
export function createStopwatch(now: () => number, spent = 0): Stopwatch {
  let total = spent;
  let since: number | null = null;
  return {
    run() {
      since ??= now();
    },
    halt() {
      if (since !== null) total += now() - since;
      since = null;
    },
    elapsed: () => total + (since === null ? 0 : now() - since),
  };
}
