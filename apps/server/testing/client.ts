import type { AnswerOf, BodyIn, Endpoint, ParamsIn, QueryIn } from '@rounds/contract/endpoint';
import type { ErrorBody } from '@rounds/contract/errors';
import type { FastifyInstance } from 'fastify';

export interface RawRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
  /** The address that the request appears to come from. */
  readonly from?: string;
}

export interface RawReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly text: string;
}

/** Sends requests: into the app itself, or over a socket. */
export type Transport = (request: RawRequest) => Promise<RawReply>;

export interface Reply<Body> extends RawReply {
  readonly body: Body;
  /** The same body, typed as a failure. */
  readonly failure: ErrorBody;
}

/** Sends requests straight into the app, without a socket. */
export function injecting(app: FastifyInstance): Transport {
  return async ({ method, url, headers, payload, from }) => {
    const reply = await app.inject({
      method: method as 'GET',
      url,
      headers,
      ...(payload !== undefined && { payload }),
      ...(from !== undefined && { remoteAddress: from }),
    });
    return { status: reply.statusCode, headers: reply.headers as RawReply['headers'], text: reply.body };
  };
}

/** Sends requests over real connections to an address such as http://127.0.0.1:1234. */
export function overHttp(origin: string): Transport {
  return async ({ method, url, headers, payload }) => {
    const reply = await fetch(origin + url, {
      method,
      headers,
      ...(payload !== undefined && { body: payload }),
    });
    return { status: reply.status, headers: Object.fromEntries(reply.headers), text: await reply.text() };
  };
}

type Part<Name extends string, Value> = undefined extends Value
  ? { readonly [K in Name]?: Value }
  : { readonly [K in Name]: Value };

interface Options {
  readonly headers?: Readonly<Record<string, string>>;
  readonly from?: string;
}

type Parts = Options & {
  readonly params?: object | undefined;
  readonly query?: object | undefined;
  readonly body?: unknown;
};

type CallOptions<E extends Endpoint> = Options &
  Part<'params', ParamsIn<E>> &
  Part<'query', Partial<QueryIn<E>> | undefined> &
  Part<'body', BodyIn<E>>;

type Arguments<E extends Endpoint> = undefined extends BodyIn<E> ? [CallOptions<E>?] : [CallOptions<E>];

/** Calls the API, with or without a session. */
export class Client {
  readonly #transport: Transport;
  readonly token: string | undefined;

  constructor(transport: Transport, token?: string) {
    this.#transport = transport;
    this.token = token;
  }

  as(token: string | undefined): Client {
    return new Client(this.#transport, token);
  }

  /** Makes a call by the contract; the compiler checks its input and knows its output. */
  call<E extends Endpoint>(endpoint: E, ...[options]: Arguments<E>): Promise<Reply<AnswerOf<E>>> {
    const { params, query, body, ...rest }: Parts = options ?? {};
    const path = Object.entries(params ?? {}).reduce<string>(
      (address, [name, value]) => address.replace(`:${name}`, encodeURIComponent(String(value))),
      endpoint.path,
    );
    const search = new URLSearchParams(query as Record<string, string>).toString();
    return this.send(endpoint.method, search ? `${path}?${search}` : path, { ...rest, body });
  }

  /** Any other request, such as one that the contract doesn't allow. An object is sent as JSON, a string as it is. */
  async send<Body = unknown>(
    method: string,
    url: string,
    { headers = {}, body, from }: Options & { readonly body?: unknown } = {},
  ): Promise<Reply<Body>> {
    const reply = await this.#transport({
      method,
      url,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.token !== undefined && { authorization: `Bearer ${this.token}` }),
        ...headers,
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...(from !== undefined && { from }),
    });
    const isJson = reply.headers['content-type']?.includes('json') && reply.text !== '';
    const parsed: unknown = isJson ? JSON.parse(reply.text) : undefined;
    return { ...reply, body: parsed as Body, failure: parsed as ErrorBody };
  }
}
