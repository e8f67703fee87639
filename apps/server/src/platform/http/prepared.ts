import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Json } from '../db/json.ts';
import { compressForKeeping } from './compress.ts';

/** An answer as bytes, with the compressed forms that exist. */
export interface Written {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
}

/** An answer that is sent many times: with an ETag of its content, and compressed. */
export async function prepareForKeeping(plain: Buffer): Promise<Required<Written>> {
  const etag = `"${hash('sha256', plain, 'base64url').slice(0, 27)}"`;
  return { etag, plain, ...(await compressForKeeping(plain)) };
}

export const sizeOfWritten = ({ plain, br, gzip }: Required<Written>) =>
  plain.length + br.length + gzip.length;

/** What is sent, apart from the headers that all answers have. */
interface Form {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string | null;
}

export const jsonType = 'application/json; charset=utf-8';

// Listed, and not ruled out by `;q=0`.
const takesBr = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;
const takesGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;

/** The best encoding that a client accepts. */
function acceptedEncoding(accepted = ''): 'br' | 'gzip' | null {
  if (takesBr.test(accepted)) return 'br';
  return takesGzip.test(accepted) ? 'gzip' : null;
}

interface Kind {
  readonly type: string;
  readonly cacheControl: string;
}

const privateJson: Kind = { type: jsonType, cacheControl: 'private, no-cache' };

/** An answer kept as bytes, with its ETag. */
export class PreparedBytes<T = unknown> {
  readonly written: Written;
  readonly #kind: Kind;
  constructor(written: Written, kind = privateJson) {
    this.written = written;
    this.#kind = kind;
  }

  get json(): Json<T> {
    return this.written.plain.toString() as Json<T>;
  }

  /** 304 when the client has it; else the smallest form that it takes. As JSON, the caller has a private, revalidated copy. */
  formFor(asked: IncomingHttpHeaders): Form {
    const { etag, plain } = this.written;
    const kept = { ETag: etag, 'Cache-Control': this.#kind.cacheControl, Vary: 'Accept-Encoding' };
    if (asked['if-none-match']?.includes(etag)) return { status: 304, headers: kept, body: null };
    const headers = { ...kept, 'Content-Type': this.#kind.type };
    const encoding = acceptedEncoding(asked['accept-encoding']);
    const body = encoding && this.written[encoding];
    if (body) return { status: 200, headers: { ...headers, 'Content-Encoding': encoding }, body };
    return { status: 200, headers, body: plain };
  }
}

/** Sends the encoding that the caller accepts, or 304. Without a compressed form it goes out plain, whatever its size. */
export function sendBytes(request: FastifyRequest, reply: FastifyReply, bytes: PreparedBytes): FastifyReply {
  request.headers['x-no-compression'] = 'prepared';
  const { status, headers, body } = bytes.formFor(request.headers);
  return reply
    .code(status)
    .headers(headers)
    .send(body ?? undefined);
}
