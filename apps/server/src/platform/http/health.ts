import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { bearerHash, notSignedIn } from './access.ts';
import { hashToken } from '../tokens.ts';

/** /healthz (the process runs), /readyz (it can serve) and /metrics for Prometheus. */
export function serveHealth(
  app: FastifyInstance,
  { metricsToken }: { metricsToken: string | undefined },
): void {
  const quick = { logLevel: 'warn' } as const;

  app.get('/healthz', quick, () => ({ status: 'ok' }));
  app.get('/readyz', quick, async (_request, reply) => {
    try {
      await app.db.check();
      return { status: 'ready' };
    } catch {
      return reply.code(503).header('Retry-After', 2).send({ status: 'no database' });
    }
  });

  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
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
  app.get('/metrics', quick, async (request, reply) => {
    const given = bearerHash(request);
    if (metricsToken !== undefined && !(given && timingSafeEqual(given, hashToken(metricsToken))))
      throw notSignedIn();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** What was made for a key is found again: finding a histogram by its labels costs more than what it does. */
function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) known.set(key, (value = make(key)));
    return value;
  };
}
