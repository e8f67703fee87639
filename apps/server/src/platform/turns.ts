interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/** Does what a caller asked for when it is its turn. */
export type InTurn = <Result>(
  caller: number | string,
  work: () => Result | Promise<Result>,
) => Promise<Result>;

/**
 * A line for each caller (a learner's id or an address), in this process, for work that all callers share something scarce for:
 * whoever asks for much at once waits for their own work, in the order in which they asked, and nobody else does.
 * @param atOnce how much of one caller's is done at a time
 */
export function turnsOf(atOnce: number): InTurn {
  const lines = new Map<number | string, Line>();
  return async (caller, work) => {
    const line = lines.get(caller) ?? { running: 0, waiting: [] };
    lines.set(caller, line);
    if (line.running < atOnce) line.running += 1;
    // Whoever is done hands over their place.
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
