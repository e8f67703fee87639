import { serverEnvironment, serverOptions } from './lib/node.mjs';
import { at } from './lib/root.mjs';
import { foreground } from './lib/run.mjs';
import { main } from './lib/say.mjs';
import { prepare } from './prepare.mjs';

await main(async () => {
  const node = await prepare();
  const env = serverEnvironment(node);
  return foreground(node, [...serverOptions, at('apps/server/src/main.ts')], { env });
});
