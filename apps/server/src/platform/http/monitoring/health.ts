import type { FastifyInstance } from 'fastify';

/** /healthz (the process runs) and /readyz (it can serve). */
export function serveHealth(app: FastifyInstance): void {
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
}
