import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { parse } from 'node:querystring';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { BodyOf, Endpoint, QueryOf } from '@rounds/contract/endpoint';
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
  readonly body: BodyOf<E>;
  /** Path and query, as they were asked for. */
  readonly address: string;
}

type QuickAnswer = Prepared | PreparedBytes;

/** Answers, or leaves the call to the common way by null. */
export type QuickHandler<E extends Endpoint> = (
  call: QuickCall<E>,
) => Promise<QuickAnswer | null> | QuickAnswer | null;

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
/** Bytes of a body; what is longer goes the common way. */
const largestBody = 16_384;
const compressed = {
  br: (text: string) => brotli(text, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => gzip(text),
};
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify<string, Buffer>(zlib.gzip);

/**
 * A way past the framework for the calls that learners make most, whose cost it would nearly double. What is asked by a
 * session that is remembered, in an address and a body that are understood, is answered here; all else, and whatever goes
 * wrong, is left to the common way, which gives the same answers: tests compare the two.
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

  /** Takes an endpoint without parameters that asks for a session. What fails is tried again: it must do no harm twice. */
  add<E extends Endpoint>(endpoint: E, handler: QuickHandler<E>): void {
    this.#routes.set(`${endpoint.method} ${endpoint.path}`, { endpoint, handler, queries: new Map() });
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
    if (this.#closed) return false;
    const mark = url.indexOf('?');
    const route = this.#routes.get(`${method} ${mark < 0 ? url : url.slice(0, mark)}`);
    if (!route || !hasFittingBody(route.endpoint, headers)) return false;
    const signedIn = this.#signedIn(headers);
    const query = signedIn && readQuery(route, mark < 0 ? '' : url.slice(mark + 1));
    if (!query || !this.#hasRoom(signedIn.userId)) return false;
    const call = { userId: signedIn.userId, query, address: url };
    void this.#try(route, call, request, response).then((isTaken) => {
      if (!isTaken) otherwise();
    });
    return true;
  }

  async #try(
    route: Route,
    call: Omit<QuickCall<Endpoint>, 'body'>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    const schema = route.endpoint.body;
    const bytes = schema ? await bodyOf(request) : null;
    if (bytes === 'gone') return true;
    try {
      const body = schema?.parse(JSON.parse(String(bytes)));
      if (await this.#answer(route, { ...call, body }, request, response)) return true;
    } catch {
      if (response.headersSent) return true;
    }
    // As if nobody had read it.
    if (bytes) request.unshift(bytes);
    return false;
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
  ): Promise<boolean> {
    const began = performance.now();
    const answer = await handler(call);
    if (!answer) return false;
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
    return true;
  }
}

/** Whether the request has the body that the endpoint takes, and none where it takes none. */
function hasFittingBody({ body }: Endpoint, headers: IncomingHttpHeaders): boolean {
  const length = headers['content-length'];
  if ('transfer-encoding' in headers || 'content-encoding' in headers) return false;
  if (!body) return length === undefined;
  const bytes = Number(length);
  return bytes > 0 && bytes <= largestBody && /^application\/json(;|$)/.test(headers['content-type'] ?? '');
}

/**
 * The body once it is whole, or that the client went away meanwhile. It is read by its length and not to the end, so that it
 * can be put back for somebody else to read.
 */
function bodyOf(request: IncomingMessage): Promise<Buffer | 'gone'> {
  const length = Number(request.headers['content-length']);
  return new Promise((resolve) => {
    const settle = (body: Buffer | 'gone') => {
      request.off('readable', look).off('close', leave);
      resolve(body);
    };
    const look = () => {
      const body = request.read(length) as Buffer | null;
      if (body) settle(body);
    };
    const leave = () => {
      settle('gone');
    };
    request.on('readable', look).on('close', leave);
  });
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
