import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** The smallest answer that is compressed, in bytes. */
export const minCompressedBytes = 2048;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify<zlib.InputType, zlib.ZlibOptions, Buffer>(zlib.gzip);

export interface Compressed {
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** Nearly as small as level 11, in a tenth of the time. */
const brotliQuality = 9;

let last: Promise<unknown> = Promise.resolve();

/**
 * Compresses what is cached and sent many times. One body at a time, so that any number of them takes one thread and
 * the memory for one.
 */
export function compressForCache(plain: Buffer): Promise<Compressed> {
  const work = last.then(async () => {
    const params = {
      [zlib.constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    };
    return { br: await brotli(plain, { params }), gzip: await gzip(plain, {}) };
  });
  last = work.catch(() => undefined);
  return work;
}

/**
 * For responses compressed while they are sent. Each one in flight holds a window, 4 MB by default, and a large window
 * gains nothing for small responses.
 */
export const streamingCompression = {
  params: {
    [zlib.constants.BROTLI_PARAM_QUALITY]: 4,
    [zlib.constants.BROTLI_PARAM_LGWIN]: 18,
  },
};

/** Each running encoder takes a few megabytes. More of them save no time: they share four threads. */
const maxAtOnce = 8;

/** Skips compression while too many answers are being compressed. Register before the compression plugin. */
export function limitCompression(app: FastifyInstance): void {
  let underWay = 0;
  app.addHook('onSend', (request, reply, payload, done) => {
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    const isLarge = isText && Buffer.byteLength(payload) >= minCompressedBytes;
    if (!isLarge || reply.hasHeader('Content-Encoding') || request.headers['accept-encoding'] === undefined) {
      done(null, payload);
      return;
    }
    if (underWay >= maxAtOnce) {
      // Tells the plugin to skip it.
      request.headers['x-no-compression'] = 'true';
    } else {
      underWay += 1;
      reply.raw.once('close', () => (underWay -= 1));
    }
    done(null, payload);
  });
}
