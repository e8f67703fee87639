import { execFile, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { installDebianPackage, searchPath } from './lib/machine.mjs';
import { UserError } from './lib/say.mjs';

const execute = promisify(execFile);

/**
 * Starts the cluster, says so, and holds it until its standard input ends: with our process, however that ends.
 * Arguments: the folder of PostgreSQL's programs, the data folder, the server's options.
 */
const keeper = `
  bin=$1 data=$2 options=$3
  {
    "$bin/initdb" -D "$data/cluster" -U postgres -A trust -E UTF8 --locale=C.UTF-8 --no-sync >"$data/log" 2>&1 &&
    "$bin/pg_ctl" start -w -s -t 60 -D "$data/cluster" -l "$data/log" -o "$options" && echo ready && cat >/dev/null
  } || tail -n 20 "$data/log" >&2
  "$bin/pg_ctl" stop -s -m immediate -D "$data/cluster" 2>/dev/null
  rm -rf "$data"
`;

/** For tests that measure nothing and can't lose anything: no waiting for the disk. */
const hasty = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * @typedef {object} Cluster
 * @property {string} url of its `postgres` database, as a superuser
 * @property {(mode?: 'fast' | 'immediate') => Promise<void>} restart on the same port; immediate is a crash
 * @property {() => Promise<void>} stop and remove every trace of it
 */

/**
 * A private PostgreSQL cluster in a temporary folder, on a free port of the loopback address. It ends with the process
 * that started it.
 * @param {{ durable?: boolean, settings?: Record<string, string | number> }} [options] durable: what is acknowledged
 *   survives a crash, as in production
 * @returns {Promise<Cluster>}
 */
export async function startPostgres({ durable = false, settings = {} } = {}) {
  const bin = findPostgres() ?? (await installPostgres());
  const user = await unprivilegedUser();
  const data = mkdtempSync(path.join(tmpdir(), 'rounds-postgres-'));
  if (user) chownSync(data, user.uid, user.gid);
  const port = await freePort();
  const all = [
    ...(durable ? [] : hasty),
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${data}`,
    'max_connections=200',
    ...Object.entries(settings).map(([name, value]) => `${name}=${value}`),
  ];
  const options = all.map((setting) => `-c ${setting}`).join(' ');
  // Detached, so that a Ctrl-C in the terminal does not reach the server before its users.
  const child = spawn('/bin/sh', ['-c', keeper, 'keeper', bin, data, options], {
    ...user,
    cwd: data,
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' },
  });
  const gone = new Promise((resolve) => {
    child.once('close', resolve);
    child.once('error', resolve);
  });
  const ready = await Promise.race([
    new Promise((resolve) => child.stdout.once('data', () => resolve(true))),
    gone.then(() => false),
  ]);
  if (!ready)
    throw new UserError(`A PostgreSQL for the tests could not be started with the programs in ${bin}.`);

  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async restart(mode = 'fast') {
      const args = [
        'restart',
        '-w',
        '-s',
        '-m',
        mode,
        '-D',
        path.join(data, 'cluster'),
        '-l',
        path.join(data, 'log'),
      ];
      await execute(path.join(bin, 'pg_ctl'), args, { ...user, cwd: data });
    },
    async stop() {
      child.stdin.end();
      await gone;
    },
  };
}

/** The folder with initdb and pg_ctl: in PATH, or the newest of Debian's, which stay out of PATH. */
function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => path.join(debian, version, 'bin')), ...searchPath()];
  return folders.find((folder) =>
    ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(path.join(folder, name))),
  );
}

async function installPostgres() {
  await installDebianPackage('postgresql', 'PostgreSQL, for the tests');
  const bin = findPostgres();
  if (bin) return bin;
  throw new UserError(
    'The tests need PostgreSQL: set TEST_DATABASE_URL to a server they may create databases on, or install ' +
      'PostgreSQL 15 or newer on this machine (its programs are enough; a private server is started from them).',
  );
}

/**
 * PostgreSQL refuses to run as root: the user to run it as instead.
 * @returns {Promise<{uid: number, gid: number} | undefined>}
 */
async function unprivilegedUser() {
  if (userInfo().uid !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const entry = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((line) => line.startsWith(`${name}:`));
    const [, , uid, gid] = entry?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new UserError(
    'PostgreSQL does not run as root, and this machine has no user "postgres" or "nobody" to run it as.',
  );
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
