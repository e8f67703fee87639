import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { at, inCache } from './root.mjs';
import { capture } from './run.mjs';
import { UserError, say } from './say.mjs';

/** The pinned version to download, even if the registry has newer ones. */
export const pinned = readFileSync(at('.nvmrc'), 'utf8').trim();

/** The first major version that runs the server's TypeScript directly. */
const needed = majorOf(pinned);

function majorOf(/** @type {string} */ version) {
  return Number.parseInt(version.replace(/^v/, ''), 10);
}

/**
 * The path of a Node that is new enough: the running one, or the pinned one from the npm registry. Its path and version
 * are remembered, so that later starts need no registry.
 * @returns {Promise<string>}
 */
export async function findNode() {
  if (majorOf(process.versions.node) >= needed) return process.execPath;
  const note = inCache('node-path');
  const [version, remembered] = existsSync(note) ? readFileSync(note, 'utf8').trim().split('\n') : [];
  if (version === pinned && remembered && existsSync(remembered)) return remembered;

  say(
    `Rounds runs on Node ${needed}; this is ${process.version}. Getting Node ${pinned} from the npm registry, once.`,
  );
  const found = await fromRegistry();
  writeFileSync(note, `${pinned}\n${found}\n`);
  return found;
}

async function fromRegistry() {
  const show = ['--', 'node', '-p', '`node:${process.version}:${process.execPath}`'];
  const { code, output } = await capture('npm', [
    'exec',
    '--yes',
    '--prefer-offline',
    `--package=node@${pinned}`,
    ...show,
  ]);
  const [, version = '', found = ''] = /^node:(v[\d.]+):(.+)$/m.exec(output) ?? [];
  if (code === 0 && version === `v${pinned}` && existsSync(found)) return found;
  throw new UserError(
    `Node ${pinned} could not be downloaded from the npm registry. Install Node ${needed} or newer (https://nodejs.org) ` +
      `or check the connection to the registry, then try again.\nnpm said: ${output.trim().slice(-600)}`,
  );
}

/**
 * How the server is run. With much memory V8 reserves 128 MB for young objects, which gains this server little, so it
 * gets the setting of a small machine. And WebAssembly's code is not collected: that occasionally crashes a process
 * with PGlite in it (nodejs/node#64500).
 */
export const serverOptions = ['--max-semi-space-size=16', '--no-wasm-code-gc'];

/**
 * The environment of the server: compiled code is kept for the next start, and the threads share two of the C library's
 * heaps instead of each keeping its peak.
 */
export function serverEnvironment(/** @type {string} */ node) {
  const kept = { NODE_COMPILE_CACHE: inCache('compiled', 'server'), MALLOC_ARENA_MAX: '2' };
  return { ...kept, ...environmentFor(node) };
}

/** The environment in which `node` means the given one, for npm and for everything that starts children. */
export function environmentFor(/** @type {string} */ node) {
  return { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env['PATH'] ?? ''}` };
}

/**
 * The JavaScript file behind an installed command, to run with the right Node and without a shell.
 * @param {string} packageName
 * @param {string} [workspace] whose installed version is meant; the repository's by default
 * @param {string} [command] where the package has several
 */
export function toolFile(packageName, workspace = '.', command = packageName.replace(/^@.*\//, '')) {
  const places = createRequire(at(workspace, 'package.json')).resolve.paths(packageName) ?? [];
  const folder = places.map((place) => path.join(place, packageName)).find((place) => existsSync(place));
  if (!folder) throw new UserError(`${packageName} is not installed.`);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[command]);
}
