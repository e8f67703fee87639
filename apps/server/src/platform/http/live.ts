import type { ServerResponse } from 'node:http';
import type { ApiFailure } from '@rounds/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Change, changesChannel } from '../db/changes.ts';
import type { Database } from '../db/database.ts';
import { pageIdOf } from '../origin.ts';
import { callerOf } from './address.ts';
import { type SignedIn, notSignedIn } from './access.ts';
import { bearerHash } from '../tokens.ts';
import { type Fail, failWith, tooManyRequests, toApiError, unavailable } from './errors.ts';

/** Unread bytes after which a client is disconnected. */
const maxUnread = 64 * 1024;
const drainMs = 1000;

/** Streams per learner and per process: enough for ten open tabs, and for five thousand learners. */
export const liveLimits = { perLearner: 10, inAll: 5000, beatMs: 20_000 } as const;

interface Stream {
  readonly topic: string;
  readonly user: SignedIn;
  /** The id of the page that listens; null where it sent none. */
  readonly pageId: string | null;
  readonly raw: ServerResponse;
  /** Whether the session is still valid, and the learner may still follow the topic. */
  readonly isAllowed: () => Promise<boolean>;
  beat?: NodeJS.Timeout;
}

const written = (change: string) => `event: change\ndata: ${change}\n\n`;

/** The event streams that this process has open, fed by one listener on the database. */
export class LiveStreams {
  readonly #beatMs: number;
  readonly #topics = new Map<string, Set<Stream>>();
  readonly #ofLearner = new Map<number, number>();
  #count = 0;
  #closing = false;

  private constructor(beatMs: number) {
    this.#beatMs = beatMs;
  }

  static async open(db: Database, beatMs: number = liveLimits.beatMs): Promise<LiveStreams> {
    const streams = new LiveStreams(beatMs);
    await db.listen(changesChannel, (payload) => streams.#tell(payload));
    return streams;
  }

  /** The number of open streams. */
  get count(): number {
    return this.#count;
  }

  /** @throws ApiError 429 when the learner has too many, 503 when this process has, or is shutting down */
  add(stream: Stream): void {
    const own = this.#ofLearner.get(stream.user.userId) ?? 0;
    if (own >= liveLimits.perLearner) throw tooManyRequests(60);
    if (this.#closing || this.#count >= liveLimits.inAll) throw unavailable(undefined, 10);
    this.#ofLearner.set(stream.user.userId, own + 1);
    const others = this.#topics.get(stream.topic);
    if (others) others.add(stream);
    else this.#topics.set(stream.topic, new Set([stream]));
    this.#count += 1;
    stream.raw.once('close', () => this.#remove(stream));
    // Each has its own timer, which spreads the session checks.
    stream.beat = setInterval(() => void this.#beat(stream), this.#beatMs).unref();
  }

  /** Closes the streams of sessions that have ended. */
  endOf(isEnded: (session: SignedIn) => boolean): void {
    for (const streams of this.#topics.values()) {
      for (const { user, raw } of streams) if (isEnded(user)) raw.end();
    }
  }

  /** Closes all of them and accepts no more. Clients that don't read the end are cut off. */
  close(): void {
    this.#closing = true;
    const all = [...this.#topics.values()].flatMap((streams) => [...streams]);
    for (const { raw } of all) raw.end();
    setTimeout(() => {
      for (const { raw } of all) raw.destroy();
    }, drainMs).unref();
  }

  #tell(payload: string): void {
    // The connection was lost, and with it some notifications: every page should refetch.
    if (payload === '') {
      for (const [topic, streams] of this.#topics) this.#write(streams, { topic });
      return;
    }
    const change = JSON.parse(payload) as Change;
    this.#write(this.#topics.get(change.topic) ?? [], change);
  }

  #write(streams: Iterable<Stream>, { origin, onlyFor, ...change }: Change): void {
    const toOthers = written(JSON.stringify(change));
    for (const { raw, user, pageId } of streams) {
      if (onlyFor !== undefined && onlyFor !== user.userId) continue;
      const isOwn = origin && origin.userId === user.userId && origin.pageId === pageId;
      raw.write(isOwn ? written(JSON.stringify({ ...change, own: true })) : toOthers);
      if (raw.writableLength > maxUnread) raw.destroy();
    }
  }

  async #beat({ raw, isAllowed }: Stream): Promise<void> {
    // A client that still has unread data since the last heartbeat isn't reading.
    if (raw.writableLength > 0) raw.destroy();
    else if (await isAllowed()) raw.write(': still here\n\n');
    else raw.end();
  }

  #remove(stream: Stream): void {
    clearInterval(stream.beat);
    const others = this.#topics.get(stream.topic);
    if (!others?.delete(stream)) return;
    if (others.size === 0) this.#topics.delete(stream.topic);
    const own = (this.#ofLearner.get(stream.user.userId) ?? 1) - 1;
    if (own === 0) this.#ofLearner.delete(stream.user.userId);
    else this.#ofLearner.set(stream.user.userId, own);
    this.#count -= 1;
  }
}

export interface Changes<Params extends z.ZodObject, Code extends string> {
  readonly path: `/api/${string}/events`;
  /** The call that these params and failures belong to. */
  readonly of: { readonly params: Params; readonly errors: readonly ApiFailure<Code>[] };
  /**
   * The topic that this learner may follow. Called when a stream opens and at each of its heartbeats; fails if they may
   * not follow it, or no longer may.
   */
  readonly authorize: (asked: {
    readonly params: z.output<Params>;
    readonly user: SignedIn;
    readonly request: FastifyRequest;
    readonly fail: Fail<Code>;
  }) => Promise<string>;
}

/**
 * Serves server-sent events: `event: change` with `{"topic": …}` and the data given to `publishChange`, and a comment
 * every twenty seconds. Read with `fetch` and the bearer token. The stream ends at once with the session, and when the
 * server drains. A change with only its topic says that some may have been missed. `"own":true` tells a page, by its
 * `X-Page-Id`, that the change came from its own request.
 */
export function serveChanges<Params extends z.ZodObject, Code extends string>(
  app: FastifyInstance,
  { path, of, authorize }: Changes<Params, Code>,
): void {
  const fail = failWith(of.errors);
  app.route({
    method: 'GET',
    url: path,
    exposeHeadRoute: false,
    config: { isStream: true },
    schema: { params: of.params },
    onRequest: async (request) => {
      const hash = bearerHash(request);
      request.signedIn = hash && (await app.authenticate(hash));
      app.guard.count(request.signedIn?.userId ?? callerOf(request));
    },
    preHandler: async (request) => {
      if (!request.signedIn) throw notSignedIn();
    },
    handler: async (request, reply) => {
      const user = request.signedIn;
      if (!user) throw notSignedIn();
      const ask = () => authorize({ params: request.params as z.output<Params>, user, request, fail });
      const topic = await ask();
      const isAllowed = async () => {
        try {
          return (await app.authenticate(user.tokenHash)) !== null && (await ask()) === topic;
        } catch (error) {
          // A database outage says nothing about permissions.
          return toApiError(error).status >= 500;
        }
      };
      if (reply.raw.destroyed) return reply.hijack();
      app.live.add({ topic, user, pageId: pageIdOf(request), raw: reply.raw, isAllowed });
      const begun = begin(request, reply);
      // The session may have ended before this stream was registered.
      if (!(await app.authenticate(user.tokenHash))) reply.raw.end();
      return begun;
    },
  });
}

/** Sends the headers, bypassing compression and everything else that buffers. */
function begin(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.on('error', () => undefined);
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'X-Request-Id': request.id,
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    // Nginx would buffer the stream.
    'X-Accel-Buffering': 'no',
    // Closed after the stream, so that draining does not wait for it.
    Connection: 'close',
  });
  reply.raw.write(': open\n\n');
  return reply;
}
