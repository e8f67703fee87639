import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { preloadHeader } from './preload-links.rules.ts';

type AddLinks = (request: FastifyRequest, reply: FastifyReply, isLowPriority?: boolean) => void;

/**
 * Adds the Link header that makes a browser fetch the code and strings of an address's screen along with the page's own
 * code. The build's `preloads.json` lists each screen's files by address, in URLPattern notation.
 * @param folder where the client's build is
 */
export function preloadLinks(folder: string): AddLinks {
  const file = path.join(folder, 'preloads.json');
  if (!existsSync(file)) return () => undefined;
  const preloads = JSON.parse(readFileSync(file, 'utf8')) as Record<string, readonly string[]>;
  const screens = Object.entries(preloads).map(([pathname, files]) => ({
    pattern: new URLPattern({ pathname }),
    files,
  }));
  return ({ url, headers }, reply, isLowPriority = false) => {
    const pathname = url.split('?', 1)[0] ?? '';
    const screen = screens.find(({ pattern }) => pattern.test({ pathname }));
    if (!screen) return;
    const link = preloadHeader(screen.files, { accepted: headers['accept-language'], isLowPriority });
    reply.header('Link', link).header('Vary', 'Accept-Language');
  };
}
