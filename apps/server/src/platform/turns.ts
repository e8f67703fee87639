interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/** Runs a caller's work when its turn comes. */
export type InTurn = <Result>(
  caller: number | string,
  work: () => Result | Promise<Result>,
) => Promise<Result>;

/**
 * A queue per caller (a learner's id or an address) in this process, for work on a scarce shared resource. A caller
 * with many requests waits for their own work, in the order they asked; nobody else waits.
 * @param atOnce how much of one caller's work runs at the same time
 */
export function turnsOf(atOnce: number): InTurn {
  const lines = new Map<number | string, Line>();
  return async (caller, work) => {
    const line = lines.get(caller) ?? { running: 0, waiting: [] };
    lines.set(caller, line);
    if (line.running < atOnce) line.running += 1;
    // When one is done, the next takes its place.
    else await new Promise<void>((begin) => line.waiting.push(begin));
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      if (next) next();
      else {
        line.running -= 1;
        if (line.running === 0) lines.delete(caller);
      }
    }
  };
}
