import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Json } from '../db/json.ts';
import { compressForKeeping } from './compress.ts';

/** An answer as bytes, and as many of its compressed forms as there are. */
export interface Written {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
}

/** An answer that is sent many times: named by what it holds, and compressed. */
export async function prepareForKeeping(plain: Buffer): Promise<Required<Written>> {
  const etag = `"${hash('sha256', plain, 'base64url').slice(0, 27)}"`;
  return { etag, plain, ...(await compressForKeeping(plain)) };
}

export const sizeOfWritten = ({ plain, br, gzip }: Required<Written>) =>
  plain.length + br.length + gzip.length;

/** What is sent, but for the headers that all answers have. */
interface Form {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string | null;
}

export const jsonType = 'application/json; charset=utf-8';

// Named, and not refused by `;q=0`.
const takesBr = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;
const takesGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;

/** The best compression that a client takes. */
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

/** Answers with the form that the caller takes, or 304. What has no compressed form is sent plain: it may be large and many. */
export function sendBytes(request: FastifyRequest, reply: FastifyReply, bytes: PreparedBytes): FastifyReply {
  request.headers['x-no-compression'] = 'prepared';
  const { status, headers, body } = bytes.formFor(request.headers);
  return reply
    .code(status)
    .headers(headers)
    .send(body ?? undefined);
}
