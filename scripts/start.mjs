import { environmentFor, serverOptions } from './lib/node.mjs';
import { at, inCache } from './lib/root.mjs';
import { foreground } from './lib/run.mjs';
import { main } from './lib/say.mjs';
import { prepare } from './prepare.mjs';

await main(async () => {
  const node = await prepare();
  const env = { NODE_COMPILE_CACHE: inCache('compiled', 'server'), ...environmentFor(node) };
  return foreground(node, [...serverOptions, at('apps/server/src/main.ts')], { env });
});
