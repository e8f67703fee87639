import { timingSafeEqual } from 'node:crypto';
import { defineErrors } from '@rounds/contract/errors';
import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { ByteCache } from '../../byte-cache.ts';
import type { Config } from '../../config/config.ts';
import { hashToken } from '../../tokens.ts';
import { notSignedIn } from '../access.ts';
import { bearerHash } from '../../tokens.ts';
import { callerOf } from '../address.ts';
import { ApiError } from '../errors.ts';
import { type WholeBody, CachedBody, encodeForCache, sendCached, encodedSize } from '../pages/cached-body.ts';

/** Rendering blocks the main thread for some milliseconds, so the result is reused for a second. */
const preparedMs = 1000;
const maxBytes = 4 * 1024 * 1024;

/** Not counted by address: behind a proxy on the same machine, everybody comes from there. */
const { metrics_off: metricsOff } = defineErrors({
  metrics_off: { status: 404, message: 'Metrics are served where METRICS_TOKEN is set.' },
});
const closed = () => new ApiError(metricsOff);

let processRegistry: Registry | undefined;

/** Memory, CPU, garbage collection. Registered once per process, since the collectors can't be removed. */
function ofTheProcess(): Registry {
  if (!processRegistry) collectDefaultMetrics({ register: (processRegistry = new Registry()) });
  return processRegistry;
}

/**
 * /metrics for Prometheus: behind the token where one is set; without one, only with the embedded database, since
 * production metrics aren't public.
 */
export function serveMetrics(
  app: FastifyInstance,
  { metricsToken, databaseUrl }: Pick<Config, 'metricsToken' | 'databaseUrl'>,
): void {
  const registry = new Registry();
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const errors = new Counter({
    name: 'http_server_errors_total',
    help: 'Answers with a status of 500 and above.',
    registers: [registry],
  });
  const durations = remembered((method: string) =>
    remembered((route: string) =>
      remembered((status: number) => seconds.labels(method, route, String(status))),
    ),
  );
  app.observers.push(({ method, route, status, ms, isStream }) => {
    if (!isStream) durations(method)(route)(status).observe(ms / 1000);
    if (status >= 500) errors.inc();
  });
  const kept = new ByteCache<WholeBody>({ maxBytes, sizeOf: encodedSize, ttlMs: preparedMs });
  const kind = { type: registry.contentType, cacheControl: 'no-store' };
  const prepare = async () =>
    encodeForCache(Buffer.from(await Registry.merge([ofTheProcess(), registry]).metrics()));
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    app.guard.count(callerOf(request));
    if (metricsToken !== undefined) {
      const given = bearerHash(request);
      if (!(given && timingSafeEqual(given, hashToken(metricsToken)))) throw notSignedIn();
    } else if (databaseUrl !== undefined) throw closed();
    return sendCached(request, reply, new CachedBody(await kept.get('all', prepare), kind));
  });
}

/** Memoizes by key: looking up a histogram by its labels costs more than observing a value. */
function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) known.set(key, (value = make(key)));
    return value;
  };
}
