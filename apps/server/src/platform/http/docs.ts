import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { describeRoute } from './schemas.ts';

// The page's own scripts are files; its styles are written by them.
const pagePolicy =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** OpenAPI 3.1 at /api/openapi.json and a page to read it at /api/docs. Register before the routes. */
export async function serveDocs(app: FastifyInstance, { publicUrl }: { publicUrl: string }): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Rounds',
        version: '1',
        description:
          'Healthcare education. Failing calls answer {message, code, issues?}. GET on a place with /events after it, such ' +
          'as /api/forum/{id}/events, is a stream of server-sent events for whoever may read the place: each `event: change` ' +
          'has JSON with a topic and the ids of what to read again.',
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: describeRoute,
  });
  let json: string | undefined;
  app.get('/api/openapi.json', (_request, reply) => {
    reply.header('Cache-Control', 'public, max-age=300');
    return reply.type('application/json; charset=utf-8').send((json ??= JSON.stringify(app.swagger())));
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: pagePolicy,
    uiConfig: { docExpansion: 'none' },
  });
}
