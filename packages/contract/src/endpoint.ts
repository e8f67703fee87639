import type { z } from 'zod';
import { type ApiFailure, sharedErrors } from './errors.ts';

/**
 * One call of the API: what goes in, what comes out, who may make it.
 * The server registers it, the OpenAPI document lists it, and the client's call takes its types from it.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Fastify's notation: `/api/scenarios/:id`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly tag: string;
  /** `required`: 401 without a valid token. `optional`: the handler learns who asks, if anybody is signed in. */
  readonly auth: 'required' | 'optional' | 'none';
  /** Not allowed for the demo account, which its visitors share: 403 `demo_account`. */
  readonly notInDemo?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The one successful answer. */
  readonly answer: z.ZodType;
  /** The type of a file response; JSON without it. */
  readonly answerType?: 'application/pdf' | 'application/octet-stream';
  /** 204: only headers. */
  readonly status?: 200 | 201 | 202 | 204;
  /** The body of a 202, if the work takes longer than its caller should wait. */
  readonly accepted?: z.ZodType;
  /**
   * This call's own errors, in addition to those of any call (`errorsOf`). A handler's `fail` accepts these codes and
   * no others.
   */
  readonly errors?: readonly ApiFailure[];
}

/** Keeps an endpoint's literal types (method, path, schemas) for type inference in server and client. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type Untagged = Omit<Endpoint, 'tag' | 'auth'> & Partial<Pick<Endpoint, 'auth'>>;
type Tagged<E extends Untagged> = E & { readonly tag: string } & (E extends Pick<Endpoint, 'auth'>
    ? unknown
    : { readonly auth: 'required' });

/** Defines the endpoints of one tag. `auth` is `required` unless an endpoint says otherwise. */
export const endpointsOf =
  (tag: string) =>
  <const E extends Untagged>(definition: E): Tagged<E> =>
    ({ auth: 'required', tag, ...definition }) as unknown as Tagged<E>;

type Output<T> = T extends z.ZodType ? z.output<T> : undefined;
type Input<T> = T extends z.ZodType ? z.input<T> : undefined;

/** What a handler receives, after parsing. */
export type ParamsOf<E extends Endpoint> = Output<E['params']>;
export type QueryOf<E extends Endpoint> = Output<E['query']>;
export type BodyOf<E extends Endpoint> = Output<E['body']>;
/** What a client sends. */
export type ParamsIn<E extends Endpoint> = Input<E['params']>;
export type QueryIn<E extends Endpoint> = Input<E['query']>;
export type BodyIn<E extends Endpoint> = Input<E['body']>;
/** What a handler answers and a client receives. */
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>;
/** The body of a 202; nothing if the endpoint has none. */
export type AcceptedOf<E> = E extends { readonly accepted: z.ZodType } ? z.output<E['accepted']> : never;
/** The codes that an endpoint names. */
export type CodeOf<E> = E extends { readonly errors: readonly ApiFailure<infer Code>[] } ? Code : never;

/** Every error that a call may answer with: the ones it declares, and the ones that serving it adds. */
export function errorsOf(endpoint: Pick<Endpoint, 'method' | 'auth' | 'notInDemo' | 'errors'>): ApiFailure[] {
  const shared = sharedErrors;
  const all = [
    shared.invalid_input,
    ...(endpoint.auth === 'required' ? [shared.not_signed_in] : []),
    ...(endpoint.notInDemo ? [shared.demo_account] : []),
    ...(endpoint.errors ?? []),
    ...(endpoint.method !== 'GET' ? [shared.too_large, shared.unsupported_type] : []),
    ...[shared.too_many_requests, shared.internal, shared.unavailable, shared.storage_full],
  ];
  // An endpoint may also declare a shared error itself, so that its handler can throw it.
  return [...new Set(all)];
}
