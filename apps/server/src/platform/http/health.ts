import type { FastifyInstance } from 'fastify';

const alive = { name: 'readiness', text: 'select 1 as one' };

/** /healthz (the process runs) and /readyz (it can serve; 503 while it drains). */
export function serveHealth(app: FastifyInstance): void {
  let draining = false;
  app.addHook('preClose', async () => {
    draining = true;
  });
  const quick = { logLevel: 'warn' } as const;

  app.get('/healthz', quick, () => ({ status: 'ok' }));
  app.get('/readyz', quick, async (_request, reply) => {
    if (draining) return reply.code(503).send({ status: 'draining' });
    try {
      await app.db.query(alive);
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'no database' });
    }
  });
}
