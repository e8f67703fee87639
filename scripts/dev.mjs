import { spawn } from 'node:child_process';
import { ensureInstalled } from './lib/install.mjs';
import { environmentFor, findNode, toolFile } from './lib/node.mjs';
import { at, root } from './lib/root.mjs';
import { onSignals } from './lib/run.mjs';
import { main, say } from './lib/say.mjs';

const watched = ['apps/server/src', 'packages/contract/src', 'packages/clinical-text/src', 'content'];
const clientPort = 5173;

/**
 * Runs the server, restarted at every change, and Vite's server with hot reload in front of it. When one ends, so does
 * the other.
 */
await main(async () => {
  const node = await findNode();
  await ensureInstalled(node);
  const address = `http://localhost:${clientPort}`;
  const port = process.env['PORT'] ?? '3000';
  const env = {
    PUBLIC_URL: address,
    API_ORIGIN: `http://localhost:${port}`,
    ...environmentFor(node),
    PORT: port,
  };
  const paths = watched.map((folder) => `--watch-path=${at(folder)}`);
  const children = [
    spawn(node, ['--watch', ...paths, '--watch-preserve-output', at('apps/server/src/main.ts')], {
      cwd: root,
      stdio: 'inherit',
      env,
    }),
    spawn(
      node,
      [toolFile('vite', 'apps/web'), '--port', String(clientPort), '--strictPort', '--clearScreen', 'false'],
      {
        cwd: at('apps/web'),
        stdio: 'inherit',
        env,
      },
    ),
  ];
  say(`Open ${address} (the client reloads by itself, the server restarts). Ctrl-C ends both.`);

  const endAll = (/** @type {NodeJS.Signals} */ signal) => children.forEach((child) => child.kill(signal));
  let asked = false;
  onSignals((signal, passOn) => {
    asked = true;
    if (passOn) endAll(signal);
  });
  const codes = await Promise.all(
    children.map(
      (child) =>
        new Promise((resolve) =>
          child.once('close', (code) => {
            endAll('SIGTERM');
            resolve(code ?? 0);
          }),
        ),
    ),
  );
  return asked ? 0 : Math.max(...codes);
});
