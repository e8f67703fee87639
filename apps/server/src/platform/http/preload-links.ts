import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The Link header that makes a browser fetch the code of an address's screen beside the page's own. Read from the build's
 * `preloads.json`: by address, in the notation of URLPattern, the files of its screen.
 * @param folder where the client's build is
 */
export function preloadLinks(folder: string): (address: string) => string | undefined {
  const file = path.join(folder, 'preloads.json');
  if (!existsSync(file)) return () => undefined;
  const preloads = JSON.parse(readFileSync(file, 'utf8')) as Record<string, readonly string[]>;
  const links = Object.entries(preloads).map(([pathname, files]) => ({
    pattern: new URLPattern({ pathname }),
    header: files.map((name) => `<${name}>; rel=modulepreload`).join(', '),
  }));
  return (pathname) => links.find(({ pattern }) => pattern.test({ pathname }))?.header;
}
