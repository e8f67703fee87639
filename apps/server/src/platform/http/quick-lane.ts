import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { parse } from 'node:querystring';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Endpoint, QueryOf } from '@rounds/contract/endpoint';
import { RecentHashes } from '../tokens.ts';
import { type SignedIn, bearerToken } from './access.ts';
import type { Observer } from './answered.ts';
import type { Guard } from './guard.ts';
import {
  type Form,
  type Prepared,
  PreparedBytes,
  acceptedEncoding,
  compressFrom,
  jsonType,
} from './prepared.ts';
import { requestIdOf } from './request-id.ts';

/** What the handler of a quick endpoint is given. */
export interface QuickCall<E extends Endpoint> {
  readonly userId: number;
  readonly query: QueryOf<E>;
  /** Path and query, as they were asked for. */
  readonly address: string;
}

export type QuickHandler<E extends Endpoint> = (
  call: QuickCall<E>,
) => Promise<Prepared | PreparedBytes> | Prepared | PreparedBytes;

interface Route {
  readonly endpoint: Endpoint;
  readonly handler: QuickHandler<Endpoint>;
  /** Queries that were read before, by their text. */
  readonly queries: Map<string, QueryOf<Endpoint>>;
}

export interface QuickLaneOptions {
  /** What every answer carries. */
  readonly headers: Readonly<Record<string, string>>;
  readonly guard: Guard;
  /** Whose session it is, where that is remembered; by the token's hash in hexadecimal digits. */
  readonly known: (tokenHash: string) => SignedIn | null;
  /** Told of every answer. */
  readonly observers: readonly Observer[];
  /** Tests parse every answer by its schema. */
  readonly checkAnswers: boolean;
}

const largestMemory = 500;
const compressed = {
  br: (text: string) => brotli(text, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => gzip(text),
};
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify<string, Buffer>(zlib.gzip);

/**
 * A way past the framework for the reads that learners make most, which it would more than double the cost of. What is
 * asked by a session that is remembered, in an address that is understood, is answered here; all else, and whatever
 * goes wrong, is left to the common way, which gives the same answers: a test compares the two.
 */
export class QuickLane {
  readonly #options: QuickLaneOptions;
  readonly #headers: readonly string[];
  readonly #routes = new Map<string, Route>();
  readonly #hashes = new RecentHashes();
  #closed = false;

  constructor(options: QuickLaneOptions) {
    this.#options = options;
    this.#headers = Object.entries(options.headers).flat();
  }

  /** Takes an endpoint without parameters that asks for a session. */
  add<E extends Endpoint>(endpoint: E, handler: QuickHandler<E>): void {
    this.#routes.set(endpoint.path, { endpoint, handler, queries: new Map() });
  }

  /** From now on everything goes the common way. */
  close(): void {
    this.#closed = true;
  }

  /**
   * Answers the request, if it can.
   * @param otherwise the common way, for a request that turns out not to be answered here
   * @returns false when it is not taken
   */
  take(request: IncomingMessage, response: ServerResponse, otherwise: () => void): boolean {
    const { method, url = '', headers } = request;
    if (method !== 'GET' || this.#closed) return false;
    if ('content-length' in headers || 'transfer-encoding' in headers) return false;
    const mark = url.indexOf('?');
    const route = this.#routes.get(mark < 0 ? url : url.slice(0, mark));
    const signedIn = route && this.#signedIn(headers);
    const query = signedIn && readQuery(route, mark < 0 ? '' : url.slice(mark + 1));
    if (!query || !this.#hasRoom(signedIn.userId)) return false;
    const call = { userId: signedIn.userId, query, address: url };
    void this.#answer(route, call, request, response).catch(() => {
      if (!response.headersSent) otherwise();
    });
    return true;
  }

  #signedIn(headers: IncomingHttpHeaders): SignedIn | null {
    const token = bearerToken(headers);
    return token === undefined ? null : this.#options.known(this.#hashes.of(token));
  }

  #hasRoom(userId: number): boolean {
    try {
      this.#options.guard.count(userId);
      return true;
    } catch {
      return false;
    }
  }

  async #answer(
    { endpoint, handler }: Route,
    call: QuickCall<Endpoint>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const began = performance.now();
    const answer = await handler(call);
    if (this.#options.checkAnswers) endpoint.answer.parse(JSON.parse(answer.json));
    const { status, headers, body } =
      answer instanceof PreparedBytes
        ? answer.formFor(request.headers)
        : await formOf(answer, request.headers['accept-encoding']);
    const requestId = requestIdOf(request);
    const sent = this.#headers.slice();
    sent.push('X-Request-Id', requestId);
    for (const name in headers) sent.push(name, headers[name] ?? '');
    if (body !== null) sent.push('Content-Length', String(Buffer.byteLength(body)));
    response.writeHead(status, sent).end(body);
    const ms = performance.now() - began;
    const { method, path: route } = endpoint;
    const answered = {
      requestId,
      method,
      route,
      status,
      ms,
      userId: call.userId,
      isStream: false,
      isQuiet: false,
    };
    for (const observe of this.#options.observers) observe(answered);
  }
}

/** The query by the endpoint's schema; null where it does not fit. What was read once is remembered. */
function readQuery({ endpoint, queries }: Route, text: string): QueryOf<Endpoint> | null {
  const known = queries.get(text);
  if (known) return known;
  const read = endpoint.query ? endpoint.query.safeParse(parse(text)) : { success: true, data: {} };
  if (!read.success) return null;
  if (queries.size >= largestMemory) queries.clear();
  queries.set(text, read.data);
  return read.data;
}

async function formOf({ json, link }: Prepared, accepted: string | undefined): Promise<Form> {
  const headers = { 'Content-Type': jsonType, 'Cache-Control': 'no-store', ...(link && { Link: link }) };
  const encoding = json.length < compressFrom ? null : acceptedEncoding(accepted);
  // A text goes out in one piece with its headers, bytes in another.
  if (!encoding) return { status: 200, headers, body: json };
  const body = await compressed[encoding](json);
  return {
    status: 200,
    headers: { ...headers, Vary: 'accept-encoding', 'Content-Encoding': encoding },
    body,
  };
}
