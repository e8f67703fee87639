import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pageOf } from './html-page.ts';
import { acceptedLanguage } from './preload-links.rules.ts';
import { preloadLinks } from './preload-links.ts';
import { type PublicHead, publicHead, robotsText, sitemap } from './public-pages.rules.ts';

/**
 * Serves each public page with its own head, robots.txt and sitemap.xml.
 * @param folder the client's build
 * @param publicUrl the only address that they name, whatever the request's Host says
 */
export function servePublicPages(app: FastifyInstance, folder: string, publicUrl: () => string): void {
  const heads = readHeads(folder);
  const page = pageOf(folder);
  const addLinks = preloadLinks(folder);
  const asPage = { config: { isPage: true } };
  for (const [address, head] of Object.entries(heads)) {
    app.get(address, asPage, async (request, reply) => {
      addLinks(request, reply, head.openings !== undefined);
      const language = acceptedLanguage(request.headers['accept-language']);
      return reply
        .header('Cache-Control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(await page(publicHead(head, { path: address, publicUrl: publicUrl(), language })));
    });
  }
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('Cache-Control', 'no-cache').send(robotsText(publicUrl())),
  );
  app.get('/sitemap.xml', (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(sitemap(Object.keys(heads), publicUrl())),
  );
}

function readHeads(folder: string): Readonly<Record<string, PublicHead>> {
  const file = path.join(folder, 'heads.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, PublicHead>) : {};
}
