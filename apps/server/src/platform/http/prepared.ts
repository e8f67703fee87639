import type { IncomingHttpHeaders } from 'node:http';

/** An answer that the database has already written as JSON, in the shape of the endpoint's schema. */
export class Prepared {
  readonly json: string;
  /** The Link header, where the list goes on. */
  readonly link: string | undefined;
  constructor(json: string, link?: string) {
    this.json = json;
    this.link = link;
  }
}

/** An answer as bytes, and as many of its compressed forms as there are. */
export interface Written {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
}

/** What is sent, but for the headers that all answers have. */
export interface Form {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string | null;
}

/** From so many bytes on an answer is compressed. */
export const compressFrom = 2048;
export const jsonType = 'application/json; charset=utf-8';

// Named, and not refused by `;q=0`.
const takesBr = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;
const takesGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;

/** The best compression that a client takes. */
export function acceptedEncoding(accepted = ''): 'br' | 'gzip' | null {
  if (takesBr.test(accepted)) return 'br';
  return takesGzip.test(accepted) ? 'gzip' : null;
}

/** An answer kept as bytes, with its ETag. */
export class PreparedBytes {
  readonly written: Written;
  constructor(written: Written) {
    this.written = written;
  }

  get json(): string {
    return this.written.plain.toString();
  }

  /** 304 when the client has it; else the smallest form that it takes. The caller has a private, revalidated copy. */
  formFor(asked: IncomingHttpHeaders): Form {
    const { etag, plain } = this.written;
    const kept = { ETag: etag, 'Cache-Control': 'private, no-cache', Vary: 'Accept-Encoding' };
    if (asked['if-none-match']?.includes(etag)) return { status: 304, headers: kept, body: null };
    const headers = { ...kept, 'Content-Type': jsonType };
    const encoding = acceptedEncoding(asked['accept-encoding']);
    const body = encoding && this.written[encoding];
    if (body) return { status: 200, headers: { ...headers, 'Content-Encoding': encoding }, body };
    return { status: 200, headers, body: plain };
  }
}
