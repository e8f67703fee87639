import fastifyStatic from '@fastify/static';
import { sharedErrors } from '@rounds/contract/errors';
import type { FastifyInstance, FastifyPluginCallback } from 'fastify';
import { ApiError } from '../errors.ts';
import { preloadLinks } from './preload-links.ts';
import { servePublicPages } from './public-pages.ts';

/**
 * Serves the built client: hashed files, cached for a year, and the page for every address that isn't the API's.
 * @param folder the client's build, with .br and .gz beside the files
 * @param publicUrl the address that people use
 */
export async function serveClient(
  app: FastifyInstance,
  folder: string,
  publicUrl: () => string,
): Promise<void> {
  servePublicPages(app, folder, publicUrl);
  const addLinks = preloadLinks(folder);
  for (const prefix of ['/api', '/assets']) app.register(nothingElse, { prefix });
  await app.register(async (pages) => {
    pages.addHook('onRoute', (route) => {
      // Hashed files are parts of a page, so they carry the same headers as data.
      route.config = { ...route.config, isPage: !route.url.startsWith('/assets/') };
    });
    await pages.register(fastifyStatic, {
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
    pages.setNotFoundHandler((request, reply) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') throw notFound();
      addLinks(request, reply);
      // Signed-in screens and unknown addresses: nothing for a search engine to index.
      reply.header('X-Robots-Tag', 'noindex');
      return reply.headers(app.pageHeaders).sendFile('index.html');
    });
  });
}

/** Without a client (in tests, or for an API alone), every unknown address is a JSON 404. */
export function serveNoClient(app: FastifyInstance): void {
  app.setNotFoundHandler(() => {
    throw notFound();
  });
}

const notFound = () => new ApiError(sharedErrors.not_found);

/** An unknown address below one of these prefixes is a 404, not the page. */
const nothingElse: FastifyPluginCallback = (places, _options, done) => {
  places.setNotFoundHandler(() => {
    throw notFound();
  });
  done();
};
