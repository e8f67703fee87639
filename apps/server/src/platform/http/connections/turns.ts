/** A quarter of the connections that a process has to its database, where nothing else is set. */
const most = 5;

interface Line {
  underWay: number;
  readonly waiting: (() => void)[];
}

/**
 * Has at most so many requests of one learner worked on at once, in this process; the others wait, in the order in which they
 * came. A learner's writes wait for one another anyway, for the lock on what they have earned. If each waited with a connection
 * to the database, one learner could hold them all.
 */
export class Turns {
  readonly #lines = new Map<number, Line>();

  /** Does `work` when it is the learner's turn. */
  async take<T>(userId: number, work: () => T | Promise<T>): Promise<T> {
    const line = this.#lineOf(userId);
    if (line.underWay < most) line.underWay += 1;
    else await new Promise<void>((resolve) => line.waiting.push(resolve));
    try {
      return await work();
    } finally {
      // Whoever is next takes the place that this one had.
      const next = line.waiting.shift();
      if (next) next();
      else if ((line.underWay -= 1) === 0) this.#lines.delete(userId);
    }
  }

  #lineOf(userId: number): Line {
    const known = this.#lines.get(userId);
    if (known) return known;
    const line = { underWay: 0, waiting: [] };
    this.#lines.set(userId, line);
    return line;
  }
}
