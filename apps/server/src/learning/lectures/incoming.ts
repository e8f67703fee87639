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
