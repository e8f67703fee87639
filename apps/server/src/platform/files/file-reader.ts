import { timedThread } from '../timed-thread.ts';
import { turnsOf } from '../turns.ts';

interface Share {
  /** Of the thread's heap. */
  readonly megabytes: number;
  /** Milliseconds, counted from its turn. */
  readonly time?: number;
}

/** How many files may wait for the thread, and how many one learner may have in any stage. */
const most = { waiting: 20, ofOne: 2 } as const;
const readMs = 20_000;
/** The most bytes that a file may unpack to; they lie outside the thread's heap. */
const maxUnpacked = 192 * 1024 * 1024;

/**
 * Reads a file. @throws the error from `busy`, before receiving anything, when there are too many
 * @param receive returns the file's bytes, which stay in memory from then on
 * @returns null if it took too long or too much memory, or crashed the reader
 */
export type FileReader<Read> = (
  userId: number,
  receive: () => Promise<Uint8Array<ArrayBuffer>>,
  busy: () => Error,
) => Promise<Read | null>;

/**
 * Reads untrusted files one at a time, in a thread that is stopped when a file takes more than its share. A learner's
 * second file waits behind the first ones of others.
 * @param worker the module whose function `name` takes the bytes
 */
export function fileReader<Read>(
  worker: URL,
  name: string,
  { megabytes, time = readMs }: Share,
): FileReader<Read> {
  const thread = timedThread(worker, time, { heap: megabytes, buffers: maxUnpacked });

  async function read(bytes: Uint8Array<ArrayBuffer>): Promise<Read | null> {
    try {
      return (await thread.run(name, bytes, [bytes.buffer])) as Read;
    } catch {
      return null;
    }
  }

  const held = new Map<number, number>();
  let waiting = 0;
  const ofOne = turnsOf(1);

  /** A file's time starts with its turn, so that it can't run out while the file waits for others. */
  async function inLine(userId: number, bytes: Uint8Array<ArrayBuffer>): Promise<Read | null> {
    waiting += 1;
    try {
      return await ofOne(userId, () => read(bytes));
    } finally {
      waiting -= 1;
    }
  }

  return async (userId, receive, busy) => {
    const own = held.get(userId) ?? 0;
    if (own >= most.ofOne || waiting >= most.waiting) throw busy();
    held.set(userId, own + 1);
    try {
      return await inLine(userId, await receive());
    } finally {
      const left = (held.get(userId) ?? 1) - 1;
      if (left > 0) held.set(userId, left);
      else held.delete(userId);
    }
  };
}
