import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { capture } from './run.mjs';
import { say, formatDuration } from './say.mjs';

/** The folders in which the shell looks for commands. */
export const searchPath = () =>
  (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');

/** The full path of a command, or undefined. */
export function findCommand(/** @type {string} */ name) {
  return searchPath()
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
}

/**
 * Installs a package of the system where that is allowed (root on Debian and its kin); does nothing elsewhere. To find
 * out whether it worked, look for the program afterwards.
 * @param {string} name
 * @param {string} meaning what it is and what it is for
 */
export async function installDebianPackage(name, meaning) {
  if (process.platform !== 'linux' || userInfo().uid !== 0 || !findCommand('apt-get')) return;
  say(`Installing ${meaning}, with apt-get …`);
  const began = Date.now();
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await capture('apt-get', ['update', '-q'], { env });
  const { code, output } = await capture(
    'apt-get',
    ['install', '-y', '-q', '--no-install-recommends', name],
    { env },
  );
  say(code === 0 ? `Installed in ${formatDuration(Date.now() - began)}.` : output.trim().slice(-600));
}
