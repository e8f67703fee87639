interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/** Does what a learner asked for when it is its turn. */
export type InTurn = <Result>(userId: number, work: () => Promise<Result>) => Promise<Result>;

/**
 * A line for each learner, for work that all learners share something scarce for: whoever asks for much at once waits for their
 * own work, and nobody else does.
 * @param atOnce how much of one learner's is done at a time
 */
export function turnsOf(atOnce: number): InTurn {
  const lines = new Map<number, Line>();
  return async (userId, work) => {
    const line = lines.get(userId) ?? { running: 0, waiting: [] };
    lines.set(userId, line);
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
        if (line.running === 0) lines.delete(userId);
      }
    }
  };
}
