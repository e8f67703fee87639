import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn, fingerprint, readStamp, writeStamp } from './fingerprint.mjs';
import { environmentFor, toolFile } from './node.mjs';
import { at, inCache } from './root.mjs';
import { capture } from './run.mjs';
import { UserError, say, formatDuration } from './say.mjs';

const dist = at('apps/web/dist');
const stamp = at('apps/web/dist/.built-from');
/** @type {{ dependencies: Record<string, string> }} */
const { dependencies } = JSON.parse(readFileSync(at('apps/web/package.json'), 'utf8'));
const ownPackages = Object.keys(dependencies).filter((name) => name.startsWith('@rounds/'));
const inputs = [
  'apps/web',
  ...ownPackages.map((name) => name.replace('@rounds/', 'packages/') + '/src'),
  'package-lock.json',
  'tsconfig.base.json',
].map((place) => at(place));
const isInput = (/** @type {string} */ file) =>
  !/^apps\/web\/(dist|node_modules)$/.test(file) && !/\.test\.tsx?$/.test(file);
const wantedState = () => fingerprint(filesIn(inputs, isInput));

/** Builds the client where its sources have changed since the last build. @param {string} node */
export async function ensureBuilt(node) {
  if (readStamp(stamp) === wantedState()) return;
  const { withLock } = await import('./lock.mjs');
  await withLock('build', async () => {
    const wanted = wantedState();
    if (readStamp(stamp) !== wanted) await build(node, wanted);
  });
}

/**
 * Builds next to the current client and swaps the two at the end, so that a failed or interrupted build changes
 * nothing.
 * @param {string} node
 * @param {string} wanted
 */
async function build(node, wanted) {
  say('Building the client …');
  const began = Date.now();
  // A separate folder each time: an interrupted build may still be writing into its own.
  rmSync(inCache('web'), { recursive: true, force: true });
  const fresh = mkdtempSync(inCache('web', 'new-'));
  const { code, output } = await capture(
    node,
    [toolFile('vite', 'apps/web'), 'build', '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn'],
    { cwd: at('apps/web'), env: { ...environmentFor(node), NODE_ENV: 'production' } },
  );
  if (code !== 0) throw new UserError(`${output.trim()}\n\nThe client could not be built (see above).`);
  await precompress(fresh);
  writeStamp(`${fresh}/.built-from`, wanted);
  const old = inCache('web', 'old');
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(fresh, dist);
  rmSync(old, { recursive: true, force: true });
  say(`Built in ${formatDuration(Date.now() - began)}.`);
}

const textual = new Set(['.html', '.js', '.mjs', '.css', '.svg', '.json', '.webmanifest', '.txt', '.xml']);
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes a .br and a .gz next to every text file, if they are smaller, so that the server compresses nothing. */
async function precompress(/** @type {string} */ folder) {
  const files = filesIn([folder]).filter((file) => textual.has(extname(file)));
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      const smaller = { br: await brotli(content, { params }), gz: await gzipped(content, { level: 9 }) };
      for (const [extension, bytes] of Object.entries(smaller)) {
        if (bytes.length < content.length) writeFileSync(`${file}.${extension}`, bytes);
      }
    }),
  );
}
