import { Transform } from 'node:stream';
import type { preParsingHookHandler } from 'fastify';

/** Keeps a body's raw bytes beside the parsed body. The parser limits its size. */
export const keepRawBody: preParsingHookHandler = (request, _reply, payload, done) => {
  const chunks: Buffer[] = [];
  const passing = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      chunks.push(chunk);
      next(null, chunk);
    },
    flush(next) {
      request.rawBody = Buffer.concat(chunks);
      next();
    },
  });
  payload.on('error', (error) => passing.destroy(error));
  done(null, payload.pipe(passing));
};
