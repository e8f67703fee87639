import { Readable } from 'node:stream';

/** Enough bytes to recognize a file. */
export const headBytes = 4100;

export interface Incoming {
  readonly head: Buffer;
  /**
   * The whole file, as it arrives.
   * @param limit in bytes @param tooLarge the stream's error beyond it
   */
  readonly content: (limit: number, tooLarge: () => Error) => Readable;
}

/** Reads the beginning of a stream without consuming it. */
export async function peek(stream: Readable): Promise<Incoming> {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterableIterator<Buffer, undefined>;
  const first: Buffer[] = [];
  let size = 0;
  while (size < headBytes) {
    const { value, done } = await chunks.next();
    if (done) break;
    first.push(value);
    size += value.length;
  }
  const head = Buffer.concat(first);
  return {
    head,
    content: (limit, tooLarge) =>
      Readable.from(
        (async function* () {
          let seen = head.length;
          if (seen > limit) throw tooLarge();
          yield head;
          for await (const chunk of chunks) {
            seen += chunk.length;
            if (seen > limit) throw tooLarge();
            yield chunk;
          }
        })(),
        { objectMode: false },
      ),
  };
}

/** How much is written between two looks at the disk. */
const betweenChecks = 64 * 1024 * 1024;

/**
 * The same stream, as long as there is room.
 * @param most bytes in the stream @param check rejects when these bytes, which come next, have no room
 */
export function limitToRoom(
  stream: Readable,
  most: number,
  check: (bytes: number) => Promise<void>,
): Readable {
  return Readable.from(
    (async function* () {
      let seen = 0;
      let checked = 0;
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        if (seen + chunk.length > checked) {
          const next = Math.max(chunk.length, Math.min(betweenChecks, most - seen));
          await check(next);
          checked = seen + next;
        }
        seen += chunk.length;
        yield chunk;
      }
    })(),
    { objectMode: false },
  );
}
