import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Json } from '../../db/json.ts';
import { compressForCache } from '../connections/compress.ts';

/** A response body as bytes, with its compressed encodings, if any. */
export interface EncodedBody {
  readonly etag: string;
  readonly plain: Buffer;
  /** Completes a body whose bytes are a prefix of a longer one. The bytes are shared and sent without a copy. */
  readonly closing?: string;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
}

/** A body with all its encodings. */
export type WholeBody = Required<Omit<EncodedBody, 'closing'>>;

/** Compresses a body that is sent many times, and gives it an ETag. */
export async function encodeForCache(plain: Buffer): Promise<WholeBody> {
  const etag = `"${hash('sha256', plain, 'base64url').slice(0, 27)}"`;
  return { etag, plain, ...(await compressForCache(plain)) };
}

export const encodedSize = ({ plain, br, gzip }: WholeBody) => plain.length + br.length + gzip.length;

/** What is sent, apart from the headers that every response has. */
interface CachedReply {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | Readable | string | null;
}

export const jsonType = 'application/json; charset=utf-8';

// Listed, and not ruled out by `;q=0`.
const acceptsBr = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;
const acceptsGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;

/** The best encoding that a client accepts. */
function acceptedEncoding(accepted = ''): 'br' | 'gzip' | null {
  if (acceptsBr.test(accepted)) return 'br';
  return acceptsGzip.test(accepted) ? 'gzip' : null;
}

interface BodyKind {
  readonly type: string;
  readonly cacheControl: string;
}

const privateJson: BodyKind = { type: jsonType, cacheControl: 'private, no-cache' };

/** A response body that is encoded once and sent many times. */
export class CachedBody<T = unknown> {
  readonly encoded: EncodedBody;
  readonly #kind: BodyKind;
  constructor(encoded: EncodedBody, kind = privateJson) {
    this.encoded = encoded;
    this.#kind = kind;
  }

  get json(): Json<T> {
    return `${this.encoded.plain.toString()}${this.encoded.closing ?? ''}` as Json<T>;
  }

  /** 304 when the client's copy is current, else the smallest encoding that it accepts. */
  replyFor(asked: IncomingHttpHeaders): CachedReply {
    const { etag, plain, closing } = this.encoded;
    const kept = { ETag: etag, 'Cache-Control': this.#kind.cacheControl, Vary: 'Accept-Encoding' };
    if (asked['if-none-match']?.includes(etag)) return { status: 304, headers: kept, body: null };
    const headers = { ...kept, 'Content-Type': this.#kind.type };
    const encoding = acceptedEncoding(asked['accept-encoding']);
    const body = encoding && this.encoded[encoding];
    if (body) return { status: 200, headers: { ...headers, 'Content-Encoding': encoding }, body };
    if (closing === undefined) return { status: 200, headers, body: plain };
    const size = plain.length + Buffer.byteLength(closing);
    return {
      status: 200,
      headers: { ...headers, 'Content-Length': String(size) },
      body: Readable.from([plain, Buffer.from(closing)], { objectMode: false }),
    };
  }
}

/** Sends the encoding that the client accepts, or 304. Without a compressed one it goes out plain, whatever its size. */
export function sendCached(request: FastifyRequest, reply: FastifyReply, bytes: CachedBody): FastifyReply {
  request.headers['x-no-compression'] = 'prepared';
  const { status, headers, body } = bytes.replyFor(request.headers);
  return reply
    .code(status)
    .headers(headers)
    .send(body ?? undefined);
}
