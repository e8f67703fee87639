/** Of a learner a quarter of the connections that a process has to its database, where nothing else is set; of an address half. */
const most = { learner: 5, address: 10 } as const;

interface Line {
  underWay: number;
  readonly waiting: (() => void)[];
}

/**
 * Has at most so many requests of one learner, or of an address that is not signed in, worked on at once in this process; the
 * others wait, in the order in which they came. They wait for one another anyway, for the lock on what the learner has earned or
 * on what the address has used of a limit. If each waited with a connection to the database, one could hold them all.
 */
export class Turns {
  readonly #lines = new Map<number | string, Line>();

  /**
   * Does `work` when it is its turn.
   * @param who a learner's id or an address
   */
  async take<T>(who: number | string, work: () => T | Promise<T>): Promise<T> {
    const line = this.#lineOf(who);
    if (line.underWay < (typeof who === 'number' ? most.learner : most.address)) line.underWay += 1;
    else await new Promise<void>((resolve) => line.waiting.push(resolve));
    try {
      return await work();
    } finally {
      // Whoever is next takes the place that this one had.
      const next = line.waiting.shift();
      if (next) next();
      else if ((line.underWay -= 1) === 0) this.#lines.delete(who);
    }
  }

  #lineOf(who: number | string): Line {
    const known = this.#lines.get(who);
    if (known) return known;
    const line = { underWay: 0, waiting: [] };
    this.#lines.set(who, line);
    return line;
  }
}
