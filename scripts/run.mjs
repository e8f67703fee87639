import { ensureInstalled } from './lib/install.mjs';
import { environmentFor, findNode } from './lib/node.mjs';
import { root } from './lib/root.mjs';
import { foreground } from './lib/run.mjs';
import { main } from './lib/say.mjs';

/** `node scripts/run.mjs FILE [ARGUMENTS]`: runs a TypeScript file with the Node that Rounds runs on. */
await main(async () => {
  const node = await findNode();
  await ensureInstalled(node);
  return foreground(node, process.argv.slice(2), { cwd: root, env: environmentFor(node) });
});
