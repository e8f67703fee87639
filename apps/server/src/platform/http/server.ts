import compress from '@fastify/compress';
import { errorsOf } from '@rounds/contract/endpoint';
import { sharedErrors } from '@rounds/contract/errors';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { requestIdOf } from '../origin.ts';
import { type InTurn, turnsOf } from '../turns.ts';
import type { Authenticate, SignedIn } from './access.ts';
import type { Observer } from './monitoring/request-observer.ts';
import { minCompressedBytes, streamingCompression, limitCompression } from './connections/compress.ts';
import { ApiError, invalidInput, toApiError, unavailable } from './errors.ts';
import { Guard } from './connections/guard.ts';
import { drainOnClose } from './connections/drain.ts';
import { LiveStreams } from './live.ts';
import { answerParserError, ignoreExpectHeader } from './connections/parser-errors.ts';
import { jsonType } from './pages/cached-body.ts';
import { useContractSchemas } from './schemas.ts';
import { securityHeaders } from './connections/security-headers.ts';
import { limitBodies, maxUploadMs } from './connections/slow-bodies.ts';

declare module 'fastify' {
  interface FastifyInstance {
    db: Database;
    clock: Clock;
    authenticate: Authenticate;
    guard: Guard;
    /**
     * A caller's requests wait for each other's locks anyway, each holding a database connection, so they take turns.
     */
    requestTurns: { readonly ofLearner: InTurn; readonly ofAddress: InTurn };
    /** The streams that tell open pages about changes. */
    live: LiveStreams;
    /** Tests parse every answer by its schema. */
    checkAnswers: boolean;
    /** Security headers for answers that browsers show as a page. */
    pageHeaders: Readonly<Record<string, string>>;
    /** Called with every answer. */
    observers: Observer[];
  }
  interface FastifyRequest {
    signedIn: SignedIn | null;
    /** The body's raw bytes, where the route keeps them. */
    rawBody: Buffer | null;
  }
  interface FastifyContextConfig {
    /** A stream, open for as long as somebody listens, so its duration means nothing. */
    isStream?: boolean;
    /**
     * Shown by browsers: a page, or one of its files. Everything else is data, which isn't cached unless it says so.
     */
    isPage?: boolean;
  }
}

export interface HttpOptions {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
  readonly checkAnswers?: boolean;
  /** Other sites whose images pages may show, such as "https://cdn.example". */
  readonly imageOrigins?: readonly string[];
  /** Requests per minute that one process accepts from a learner or address; a guard, not a quota. */
  readonly requestsPerMinute?: number;
  /** Interval between a stream's heartbeats; shorter in tests. */
  readonly beatMs?: number;
}

const bodyLimit = 256 * 1024;

/** By the matched route, since one address can be written in many ways. An unknown address counts as data. */
const isPage = ({ routeOptions }: FastifyRequest) => routeOptions.config.isPage ?? false;

/** A Fastify instance with everything that all routes share: limits, headers, errors, schemas, logs. */
export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const { config, logger, imageOrigins = [], checkAnswers = false } = options;
  const https = config.publicUrl?.startsWith('https:') ?? false;
  const safety = await securityHeaders({
    https,
    imageOrigins,
    stripe: config.payments.kind === 'stripe',
  });
  const headersOf = (request: FastifyRequest) => (isPage(request) ? safety.page : safety.data);
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    // One logger for all requests: creating a child for each takes time, and hardly any logs.
    childLoggerFactory: (parent) => parent,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit,
    // Slow bodies are cut off by `limitBodies`. Node checks its own limits at this interval.
    requestTimeout: maxUploadMs,
    // A missing host is rejected below, in the same form as every other error.
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 1000, requireHostHeader: false },
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: answerParserError(safety.data),
    routerOptions: { maxParamLength: 200 },
    // A malformed URL reaches no route, and none of the hooks below.
    frameworkErrors: (error, request, reply) => {
      reply.headers(safety.data).header('X-Request-Id', request.id).header('Cache-Control', 'no-store');
      answerFailure(error, request, reply);
    },
  });
  // JSON only: a form on another site could send plain text.
  app.removeContentTypeParser('text/plain');
  app.decorate('db', options.db);
  app.decorate('clock', options.clock);
  app.decorate('checkAnswers', checkAnswers);
  const guard = new Guard(options.requestsPerMinute ?? 1200, options.clock);
  app.decorate('guard', guard);
  // A learner gets a quarter of a process's default number of database connections, an address half.
  app.decorate('requestTurns', { ofLearner: turnsOf(5), ofAddress: turnsOf(10) });
  const observers: Observer[] = [logTo(logger)];
  app.decorate('observers', observers);
  ignoreExpectHeader(app.server);
  limitBodies(app.server);
  app.decorate('pageHeaders', safety.page);
  app.decorate('live', await LiveStreams.open(options.db, options.beatMs));
  app.decorateRequest('signedIn', null);
  app.decorateRequest('rawBody', null);
  useContractSchemas(app);

  const isClosing = drainOnClose(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersOf(request));
    if (isClosing()) throw unavailable();
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1') throw invalidInput();
    done();
  });
  limitCompression(app);
  await app.register(compress, {
    threshold: minCompressedBytes,
    encodings: ['br', 'gzip'],
    brotliOptions: streamingCompression,
    // No client compresses its requests, and a decompressed body that nobody reads blocks its connection.
    globalDecompression: false,
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('X-Request-Id', request.id);
    // A keep-alive connection would delay the shutdown until its idle timeout.
    if (isClosing()) reply.header('Connection', 'close');
    if (!isPage(request) && !reply.hasHeader('cache-control')) reply.header('Cache-Control', 'no-store');
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const {
      url: route = 'none',
      config: { isStream = false },
      logLevel,
    } = request.routeOptions;
    const answered = {
      requestId: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      ms: reply.elapsedTime,
      userId: request.signedIn?.userId,
      isStream,
      isQuiet: logLevel === 'warn',
    };
    for (const observe of observers) observe(answered);
    done();
  });

  app.setErrorHandler(answerFailure);
  return app;
}

const logTo =
  (logger: FastifyBaseLogger): Observer =>
  ({ requestId: reqId, method, route, status, ms, userId, isQuiet }) => {
    if (isQuiet) return;
    logger.info({ reqId, method, route, status, ms: Math.round(ms * 10) / 10, userId }, 'request');
  };

/** In tests, an undeclared code is a bug, and so is an answer that doesn't match its schema. */
function declared(failure: ApiError, { server, routeOptions }: FastifyRequest): ApiError {
  const { endpoint } = routeOptions.config;
  if (!server.checkAnswers || !endpoint || errorsOf(endpoint).some(({ code }) => code === failure.code))
    return failure;
  const message = `${endpoint.method} ${endpoint.path} names no error ${failure.code}.`;
  return new ApiError({ ...sharedErrors.internal, message }, { cause: failure });
}

/** The one place that turns whatever was thrown into an answer. */
function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = declared(toApiError(error), request);
  if (failure.status >= 500)
    request.log.error({ reqId: request.id, err: failure.cause ?? error }, failure.code);
  if (failure.retryAfter !== undefined) reply.header('Retry-After', failure.retryAfter);
  return reply
    .code(failure.status)
    .type(jsonType)
    .send(
      JSON.stringify({
        message: failure.message,
        code: failure.code,
        ...(failure.issues && { issues: failure.issues }),
        ...(failure.plan && { plan: failure.plan }),
      }),
    );
}
