import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer that the database has already written as JSON, in the shape of the endpoint's schema. */
export class Prepared {
  readonly json: string;
  constructor(json: string) {
    this.json = json;
  }
}

interface Written {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
}

// Named, and not refused by `;q=0`.
const takesBr = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;
const takesGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;

/** An answer kept as bytes, with its ETag and, as soon as they are made, its compressed forms. */
export class PreparedBytes {
  readonly written: Written;
  constructor(written: Written) {
    this.written = written;
  }

  get json(): string {
    return this.written.plain.toString();
  }

  /** 304 when the client has it; else the smallest form that it takes. The caller has a private, revalidated copy. */
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { etag, plain, br, gzip } = this.written;
    reply.header('ETag', etag).header('Cache-Control', 'private, no-cache').header('Vary', 'Accept-Encoding');
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    const accepted = request.headers['accept-encoding'] ?? '';
    if (br && takesBr.test(accepted)) return reply.header('Content-Encoding', 'br').send(br);
    if (gzip && takesGzip.test(accepted)) return reply.header('Content-Encoding', 'gzip').send(gzip);
    return reply.send(plain);
  }
}
