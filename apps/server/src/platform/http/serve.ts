import type { Ok } from '@rounds/contract/common';
import type {
  AnswerOf,
  BodyOf,
  CodeOf,
  Endpoint,
  AcceptedOf,
  ParamsOf,
  QueryOf,
} from '@rounds/contract/endpoint';
import { sharedErrors } from '@rounds/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Json } from '../db/json.ts';
import { pageIdOf, requestOrigin } from '../origin.ts';
import { ListPage } from '../pagination.ts';
import { callerOf } from './address.ts';
import { type SignedIn, notSignedIn } from './access.ts';
import { bearerHash } from '../tokens.ts';
import { ApiError, type Fail, failWith } from './errors.ts';
import { wasAnswered } from './idempotency.ts';
import { type Limit, takeFromLimits } from './limits.ts';
import { nextPageLink } from './pages/link-header.ts';
import { keepRawBody } from './bodies/raw-body.ts';
import { CachedBody, jsonType, sendCached } from './pages/cached-body.ts';
import { FileAnswer, sendFile } from './bodies/file-answer.ts';
import { StoredHeaders, answerSchema, serializerOf } from './schemas.ts';

/** What a handler receives: the parsed request and the caller. */
export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly user: E['auth'] extends 'required' ? SignedIn : SignedIn | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The body's raw bytes, where the route keeps them. */
  readonly rawBody: Buffer | null;
  /** `throw fail('group_full')`, where the endpoint declares that code. */
  readonly fail: Fail<CodeOf<E>>;
}

/** The answer: a value for the serializer, or JSON that is ready to send. */
export type Answer<E extends Endpoint> =
  | AnswerOf<E>
  | Json<AnswerOf<E>>
  | (AnswerOf<E> extends readonly (infer Item)[] ? ListPage<Item> : never)
  | CachedBody<AnswerOf<E>>
  | (E extends { readonly answerType: string } ? FileAnswer : never)
  | Accepted<AcceptedOf<E>>;

/** What a handler may return instead if the answer is a mere `Ok`. */
type NoData<E extends Endpoint> = E['answer'] extends typeof Ok ? Promise<void> : never;

/** The answer to a call whose work goes on in the background: 202. */
export class Accepted<Value> {
  readonly value: Value;

  constructor(value: Value) {
    this.value = value;
  }
}

/** The answer of a call that returns no data. */
export const okAnswer = { ok: true } as const;

interface ServeOptions {
  /** Counted in the database, across all processes. */
  readonly limits?: readonly Limit[];
  /** The largest body in bytes, where that is more than any other call's. */
  readonly maxBody?: number;
  /** For a signature over the body, which must be checked against the raw bytes. */
  readonly keepsRawBody?: boolean;
  /**
   * The handler reads a file from the request, which takes as long as the network does. So it waits for no turn, and
   * nobody waits for it.
   */
  readonly readsFile?: boolean;
}

/**
 * Serves one endpoint of the contract: shared limit, authentication, schemas in and out, documentation.
 * Declared limits are counted in the database, across all processes.
 */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer<E>> | Answer<E> | NoData<E>,
  { limits = [], maxBody, keepsRawBody = false, readsFile = false }: ServeOptions = {},
): void {
  const fail = failWith(endpoint.errors ?? []);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    schema: {
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      ...(endpoint.method !== 'GET' && { headers: StoredHeaders }),
      ...(!endpoint.answerType && {
        response: {
          [endpoint.status ?? 200]: answerSchema(endpoint.answer),
          ...(endpoint.accepted && { 202: answerSchema(endpoint.accepted) }),
        },
      }),
    },
    serializerCompiler: ({ httpStatus }) =>
      serializerOf(endpoint.accepted && httpStatus === '202' ? endpoint.accepted : endpoint.answer),
    onRequest: async (request) => {
      const hash = endpoint.auth === 'none' ? null : bearerHash(request);
      request.signedIn = hash && (await app.authenticate(hash));
      app.guard.count(request.signedIn?.userId ?? callerOf(request));
      if (!request.signedIn && endpoint.auth === 'required') throw notSignedIn();
    },
    ...(maxBody !== undefined && { bodyLimit: maxBody }),
    ...(keepsRawBody && { preParsing: keepRawBody }),
    ...(endpoint.notInDemo && {
      preValidation: async ({ signedIn }) => {
        // Visitors share the demo account: no visitor may change it for the next.
        if (signedIn && (await app.authenticate.isDemo(signedIn.userId)))
          throw new ApiError(sharedErrors.demo_account);
      },
    }),
    handler: async (request, reply) => {
      const { params, query, body } = request;
      const { signedIn: user, rawBody } = request;
      const call = { params, query, body, user, request, reply, rawBody, fail } as Call<E>;
      const pageId = pageIdOf(request);
      const handle = async (): Promise<unknown> => {
        // A repeated request does no work, so its caller gets the answer even over the limit.
        if (limits.length > 0 && !(await wasAnswered(app.db, request))) {
          const uses = limits.map((limit) => [limit, limit.key(request)] as const);
          await takeFromLimits(app.db, uses, app.clock.now(), reply);
        }
        return pageId !== null && user
          ? requestOrigin.run({ userId: user.userId, pageId }, () => handler(call))
          : handler(call);
      };
      const inTurn = user ? app.requestTurns.ofLearner : app.requestTurns.ofAddress;
      const given = readsFile ? await handle() : await inTurn(user?.userId ?? callerOf(request), handle);
      const answer = given === undefined ? okAnswer : given;
      if (answer instanceof Accepted) {
        reply.code(202);
        if (app.checkAnswers) endpoint.accepted?.parse(answer.value);
        const value: unknown = answer.value;
        return value;
      }
      reply.code(endpoint.status ?? 200);
      if (answer instanceof FileAnswer) return sendFile(reply, answer);
      if (answer instanceof CachedBody) {
        // The text can be as long as the whole content, so it is decoded only for the check.
        if (app.checkAnswers) endpoint.answer.parse(JSON.parse(answer.json));
        return sendCached(request, reply, answer);
      }
      const json = jsonIn(answer);
      // Checked as it is, but not replaced by what the check read: the serializer has to cope with what it gets.
      if (app.checkAnswers) endpoint.answer.parse(json === null ? answer : JSON.parse(json));
      if (json === null) return answer;
      if (answer instanceof ListPage && answer.nextCursor !== null)
        reply.header('Link', nextPageLink(request.url, answer.nextCursor));
      return reply.type(jsonType).send(json);
    },
  });
}

/** The JSON of an answer that is ready to send; null for a value. */
function jsonIn(answer: unknown): string | null {
  if (typeof answer === 'string') return answer;
  return answer instanceof ListPage ? answer.json : null;
}
