import { serverEnvironment, serverOptions } from './lib/node.mjs';
import { at } from './lib/root.mjs';
import { endWithNpm, foreground } from './lib/run.mjs';
import { main } from './lib/say.mjs';
import { prepare } from './prepare.mjs';

await main(async () => {
  const node = await prepare();
  const env = serverEnvironment(node);
  endWithNpm();
  // The server ends when the channel closes: along with us, however we end.
  const stdio = /** @type {import('node:child_process').StdioOptions} */ ([
    'inherit',
    'inherit',
    'inherit',
    'ipc',
  ]);
  return foreground(node, [...serverOptions, at('apps/server/src/main.ts')], { env, stdio });
});
