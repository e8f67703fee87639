import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { ByteCache } from '../../byte-cache.ts';
import { callerOf } from '../address.ts';
import {
  type WholeBody,
  CachedBody,
  jsonType,
  encodeForCache,
  sendCached,
  encodedSize,
} from './cached-body.ts';
import { describeRoute, sharedSchemas } from '../schemas.ts';

// The page's own scripts are files, and they write its styles.
const pagePolicy =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Rounds API</title>
    <link rel="icon" type="image/png" href="/api/docs/favicon-32x32.png">
    <link rel="stylesheet" href="/api/docs/index.css">
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

const start = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  docExpansion: 'none',
  presets: [SwaggerUIBundle.presets.apis],
});
`;

const assets = path.join(path.dirname(fileURLToPath(import.meta.resolve('@fastify/swagger-ui'))), 'static');
const asset = (name: string) => () => readFile(path.join(assets, name));
const html = 'text/html; charset=utf-8';
const css = 'text/css; charset=utf-8';
const script = 'text/javascript; charset=utf-8';

/** By path: each file, and how it is generated on the first request. */
type Files = Readonly<Record<string, readonly [type: string, read: () => Promise<Buffer>]>>;

const pageFiles: Files = {
  '/api/docs': [html, async () => Buffer.from(page)],
  '/api/docs/': [html, async () => Buffer.from(page)],
  '/api/docs/start.js': [script, async () => Buffer.from(start)],
  '/api/docs/index.css': [css, asset('index.css')],
  '/api/docs/swagger-ui.css': [css, asset('swagger-ui.css')],
  '/api/docs/swagger-ui-bundle.js': [script, asset('swagger-ui-bundle.js')],
  '/api/docs/favicon-32x32.png': ['image/png', asset('favicon-32x32.png')],
};

/** Twice what all files take in all encodings. */
const maxBytes = 8 * 1024 * 1024;
const caching = { cacheControl: 'public, max-age=300' };

/**
 * OpenAPI 3.1 at /api/openapi.json and a page to read it at /api/docs. Register before the routes. Each file is
 * generated and compressed once, on the first request.
 */
export async function serveDocs(app: FastifyInstance, { publicUrl }: { publicUrl: string }): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Rounds',
        version: '1',
        description:
          'Healthcare education. Failing calls answer {message, code, issues?, plan?}. GET on a place with /events after it, such ' +
          'as /api/forum/{id}/events, is a stream of server-sent events for whoever may read the place: each `event: change` ' +
          'has JSON with a topic and the ids of what to read again.',
      },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
        schemas: sharedSchemas,
      },
    },
    transform: describeRoute,
  });
  const kept = new ByteCache<WholeBody>({ maxBytes, sizeOf: encodedSize });
  const serveFiles = (files: Files, isPage: boolean) => {
    for (const [url, [type, read]] of Object.entries(files)) {
      app.get(url, {
        config: { isPage },
        onRequest: async (request, reply) => {
          app.guard.count(callerOf(request));
          if (isPage) reply.header('Content-Security-Policy', pagePolicy);
        },
        handler: async (request, reply) => {
          const written = await kept.get(url, async () => encodeForCache(await read()));
          return sendCached(request, reply, new CachedBody(written, { ...caching, type }));
        },
      });
    }
  };
  serveFiles(pageFiles, true);
  const openApi = async () => Buffer.from(JSON.stringify(app.swagger()));
  serveFiles({ '/api/openapi.json': [jsonType, openApi] }, false);
}
