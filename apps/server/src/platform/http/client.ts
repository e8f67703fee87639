import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ApiError } from './errors.ts';
import { preloadLinks } from './preload-links.ts';

/**
 * Serves the built client: hashed files for a year, the page for every address that is not the API's.
 * @param folder where the client's build is, with .br and .gz beside the files
 */
export async function serveClient(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    wildcard: false,
    // The page is sent below, for `/` as for every other address.
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      reply.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const linksFor = preloadLinks(folder);
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isPage = isRead && path !== '/api' && !path.startsWith('/api/') && !path.startsWith('/assets/');
    if (isPage) {
      const links = linksFor(path);
      if (links) reply.header('Link', links);
      return reply.sendFile('index.html');
    }
    throw new ApiError(404, 'not_found', 'There is nothing at this address.');
  });
}

/** Without a client (tests, an API alone) every unknown address is a JSON 404. */
export function serveNoClient(app: FastifyInstance): void {
  app.setNotFoundHandler(() => {
    throw new ApiError(404, 'not_found', 'There is nothing at this address.');
  });
}
