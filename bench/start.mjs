import { ensureInstalled } from '../scripts/lib/install.mjs';
import { environmentFor, findNode } from '../scripts/lib/node.mjs';
import { at } from '../scripts/lib/root.mjs';
import { foreground } from '../scripts/lib/run.mjs';
import { main } from '../scripts/lib/say.mjs';

/** Runs the benchmark with a Node that is new enough. */
await main(async () => {
  const node = await findNode();
  await ensureInstalled(node);
  return foreground(node, [at('bench/run.ts'), ...process.argv.slice(2)], { env: environmentFor(node) });
});
