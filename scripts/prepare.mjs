import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/build-web.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { findNode } from './lib/node.mjs';
import { main } from './lib/say.mjs';

/**
 * Makes a clone ready to run: Node, packages, the built client. Says what it does, and nothing if everything is up to
 * date. Returns the path of the Node to run with.
 */
export async function prepare() {
  const node = await findNode();
  await ensureInstalled(node);
  await ensureBuilt(node);
  return node;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(async () => {
    await prepare();
    return 0;
  });
}
