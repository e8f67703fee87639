import type { AnswerOf, BodyIn, Endpoint, AcceptedOf, ParamsIn, QueryIn } from '@rounds/contract/endpoint';
import type { ErrorBody } from '@rounds/contract/errors';
import { trackLoad } from '../browser/idle.ts';
import { newId } from '../browser/new-id.ts';
import { reportAnswer, reportNoAnswer } from '../browser/online.ts';
import { noteRefusal } from './needed-plan.ts';
import { getSession, onNewSession, signOut } from '../session/session.ts';

type Empty = Record<never, never>;
type Part<Key extends string, T> = [T] extends [undefined]
  ? Empty
  : Empty extends T
    ? { readonly [K in Key]?: T | undefined }
    : { readonly [K in Key]: T };

export type CallOptions<E extends Endpoint> = Part<'params', ParamsIn<E>> &
  Part<'query', QueryIn<E>> &
  Part<'body', BodyIn<E>> &
  Pick<RequestOptions, 'signal' | 'idempotencyKey' | 'keepalive' | 'onResponse'>;

export interface RequestOptions {
  readonly params?: Record<string, unknown> | undefined;
  readonly query?: Record<string, unknown> | undefined;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly idempotencyKey?: string;
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean;
  /** Called with a successful response before its body is read. */
  readonly onResponse?: (response: Response) => void;
}

/** An answer that is not a success. `message` is "STATUS: body text", or the status text for an empty body. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The stable code of the body, `unknown` when the body is not ours. */
  readonly code: string;
  readonly issues: NonNullable<ErrorBody['issues']>;
  /** The smallest plan that includes what was refused, if that was the reason. */
  readonly plan: ErrorBody['plan'];
  /** Seconds, from the Retry-After header. */
  readonly retryAfter: number | undefined;

  constructor(response: Response, bodyText: string) {
    super(`${response.status}: ${bodyText || response.statusText}`);
    const body = parseErrorBody(bodyText);
    this.status = response.status;
    this.code = body.code ?? 'unknown';
    this.issues = body.issues ?? [];
    this.plan = body.plan;
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    this.retryAfter = Number.isFinite(seconds) ? seconds : undefined;
  }
}

/** No answer at all: offline, refused, or cut off. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/**
 * Makes one call of the contract. The type argument is the endpoint (`call<typeof listProgress>(...)`), imported
 * as a type only, so that no schema reaches the bundle.
 *
 * Throws `ApiError`, `NetworkError`, or an `AbortError` when `signal` aborts or the session that a GET was made with
 * ends.
 */
export async function call<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  ...rest: Empty extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>]
): Promise<AnswerOf<E>> {
  const options: RequestOptions = rest[0] ?? {};
  const answer = request(method, buildUrl(path, options), options).then(readBody);
  return (await (method === 'GET' ? trackLoad(answer) : answer)) as AnswerOf<E>;
}

/** Like `call`, for work that may outlast it: returns the answer, or the answer given while the work continues. */
export async function callOrAccepted<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  options: CallOptions<E>,
): Promise<{ readonly answer: AnswerOf<E> } | { readonly accepted: AcceptedOf<E> }> {
  const response = await request(method, buildUrl(path, options), options);
  const body = await readBody(response);
  return response.status === 202 ? { accepted: body as AcceptedOf<E> } : { answer: body as AnswerOf<E> };
}

/** Waits for a deletion. Something already gone, perhaps through another tab, counts as deleted. */
export async function untilGone(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

let sessionEnd = new AbortController();

// Reads are aborted when the session ends; writes still go through.
onNewSession(() => {
  sessionEnd.abort();
  sessionEnd = new AbortController();
});

/** This page's id, by which the server marks the changes that the page made itself. */
const pageId = newId();

/** One request to our API, with the session's token. Throws like `call`. */
export async function request(method: string, address: string, options: RequestOptions): Promise<Response> {
  const { token } = getSession();
  const headers = new Headers({ Accept: 'application/json', 'X-Page-Id': pageId });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (options.body !== undefined) headers.set('Content-Type', 'application/json');
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);

  const signals = [options.signal, method === 'GET' && token ? sessionEnd.signal : undefined];
  const signal = AbortSignal.any(signals.filter((signal) => signal !== undefined));
  const init = {
    method,
    headers,
    credentials: 'include',
    body: options.body === undefined ? null : JSON.stringify(options.body),
    signal,
    keepalive: options.keepalive ?? false,
  } as const;
  const response = await fetchOrThrow(fetch(address, init), signal);
  if (!response.ok) throw refusal(response, await response.text().catch(() => ''), token);
  options.onResponse?.(response);
  return response;
}

/** The error of a refused request. Its consequences for the whole page are handled here. @param token the request's */
export function refusal(response: Response, bodyText: string, token: string | null): ApiError {
  const error = new ApiError(response, bodyText);
  noteRefusal(error);
  // Only end the session that was refused: the learner may have signed in again in the meantime.
  if (error.status === 401 && token && getSession().token === token) signOut('expired');
  return error;
}

async function fetchOrThrow(answer: Promise<Response>, signal: AbortSignal): Promise<Response> {
  try {
    const response = await answer;
    reportAnswer();
    return response;
  } catch (cause) {
    if (signal.aborted) throw cause;
    void reportNoAnswer();
    throw new NetworkError('The server could not be reached.', { cause });
  }
}

/** The answer's JSON; null for an empty one. */
export async function readBody(response: Response): Promise<unknown> {
  const text = await response.text().catch((cause: unknown) => {
    throw new NetworkError('The answer was cut off.', { cause });
  });
  return text === '' ? null : JSON.parse(text);
}

/** The path with its `:params` filled in, followed by the query; undefined values are left out. */
export function buildUrl(path: string, { params = {}, query = {} }: RequestOptions): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(stringify(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.append(name, stringify(value));
  }
  const text = search.toString();
  return text ? `${filled}?${text}` : filled;
}

function stringify(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function parseErrorBody(text: string): Partial<ErrorBody> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
