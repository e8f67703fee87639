import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { fingerprint, readStamp, writeStamp } from './fingerprint.mjs';
import { environmentFor } from './node.mjs';
import { at } from './root.mjs';
import { capture } from './run.mjs';
import { UserError, say, formatDuration } from './say.mjs';

const stamp = at('node_modules/.rounds-installed');
const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(at(file), 'utf8'));

/** Installs the lockfile's packages unless node_modules already matches. @param {string} node */
export async function ensureInstalled(node) {
  if (readStamp(stamp) === wantedState()) return;
  const { withLock } = await import('./lock.mjs');
  await withLock('install', async () => {
    if (readStamp(stamp) === wantedState()) return;
    if (!agreesWithLockfile()) await install(node);
    writeStamp(stamp, wantedState());
  });
}

/** @param {string} node */
async function install(node) {
  say('Installing packages from the lockfile …');
  const began = Date.now();
  const { code, output } = await capture('npm', ['ci', '--no-audit', '--no-fund'], {
    env: environmentFor(node),
  });
  if (code !== 0) {
    // npm explains its own usage at length.
    const said = output.replace(/^npm (error|warn) Clean install a project[^]*/m, '').trim();
    const advice = said.includes('EUSAGE')
      ? 'package.json and package-lock.json disagree: run `npm install` and keep the new lockfile.'
      : 'The packages could not be installed: npm ci failed (see above).';
    throw new UserError(`${said}\n\n${advice}`);
  }
  say(`Installed in ${formatDuration(Date.now() - began)}.`);
}

/** The folders of the root package and of every workspace. */
export function packageFolders() {
  const { workspaces } = readJson('package.json');
  const listed = workspaces.flatMap((/** @type {string} */ pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    return existsSync(at(parent)) ? readdirSync(at(parent)).map((name) => `${parent}/${name}`) : [];
  });
  return [
    '.',
    ...listed.filter((/** @type {string} */ folder) => existsSync(at(folder, 'package.json'))),
  ].sort();
}

/** The parts of a package.json that matter to npm; a changed script needs no installation. */
function asksFor(/** @type {Record<string, unknown>} */ manifest) {
  const fields = [
    'dependencies',
    'devDependencies',
    'optionalDependencies',
    'peerDependencies',
    'overrides',
    'workspaces',
  ];
  return Object.fromEntries(fields.map((field) => [field, manifest[field] ?? {}]));
}

function wantedState() {
  const asked = packageFolders().map((folder) => [folder, asksFor(readJson(`${folder}/package.json`))]);
  return fingerprint([at('package-lock.json')], asked, process.platform, process.arch);
}

/**
 * Whether node_modules matches the lockfile, by npm's own record of what it installed, so that somebody who has just
 * run `npm install` does not wait for it again.
 */
function agreesWithLockfile() {
  const note = 'node_modules/.package-lock.json';
  if (!existsSync(at(note))) return false;
  const locked = readJson('package-lock.json').packages;
  const installed = readJson(note).packages;
  const same = (/** @type {string} */ name) =>
    installed[name].version === locked[name]?.version &&
    installed[name].integrity === locked[name]?.integrity;
  const missing = Object.keys(locked).filter(
    (name) => name.includes('node_modules/') && !locked[name].optional && !installed[name],
  );
  const asIsAsked = packageFolders().every((folder) => {
    const { overrides: _, workspaces: __, ...asked } = asksFor(readJson(`${folder}/package.json`));
    return Object.entries(asked).every(([field, value]) =>
      isDeepStrictEqual(value, locked[folder === '.' ? '' : folder]?.[field] ?? {}),
    );
  });
  return missing.length === 0 && asIsAsked && Object.keys(installed).every(same);
}
