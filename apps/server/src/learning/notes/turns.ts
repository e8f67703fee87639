/** How many jobs of one learner are written at a time. */
const atOnce = 2;

interface Line {
  running: number;
  readonly waiting: (() => void)[];
}
const lines = new Map<number, Line>();

/**
 * Does what a learner asked for when it is its turn. All share one analyzer and the calls of one AI service: whoever asks for
 * much at once waits for their own work, and nobody else does.
 */
export async function inTurn<Result>(userId: number, work: () => Promise<Result>): Promise<Result> {
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
}
