import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { SmallDisk, canMount } from '../testing/faults/small-disk.ts';
import { fail, prepareFolder } from '../testing/prepared-databases.ts';
import { type ChildProgram, startProgram } from '../testing/processes.ts';
import { ConfigError, readConfig } from './platform/config/config.ts';
import { connect } from './platform/db/engines/connect.ts';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'rounds-start-'));
});
afterAll(() => rm(root, { recursive: true }));

/** The output of a process that can't start. It is stopped after a minute; nothing here takes that long. */
async function refusalOf(env: Record<string, string>) {
  const { child, ended } = startProgram('src/main.ts', {
    cwd: root,
    env: { PORT: '0', DEMO: 'off', ...env },
  });
  const tooLong = setTimeout(() => child.kill('SIGKILL'), 60_000);
  const { code, out, err } = await ended;
  clearTimeout(tooLong);
  return { code, out, err };
}

/** The message about settings that leave no database, without the seconds that a process takes to start. */
async function reasonFor(env: Record<string, string>): Promise<string> {
  const error = await connect(readConfig(env), fail).then(
    async (db) => {
      await db.close();
      return 'It can be used';
    },
    (refused: unknown) => refused,
  );
  // What main.ts prints unchanged.
  expect(error).toBeInstanceOf(ConfigError);
  return (error as ConfigError).message;
}

const onServer = (change: (url: URL) => void) => () => {
  const url = new URL(inject('testDatabaseUrl'));
  change(url);
  return url.href;
};

describe('a server that cannot start says why in one sentence', { timeout: 90_000 }, () => {
  it.each<[string, () => string, string]>([
    [
      'nobody listens',
      () => 'postgres://me:hush@127.0.0.1:9/db',
      'no PostgreSQL server answers at 127.0.0.1:9.',
    ],
    [
      'there is no such host',
      () => 'postgres://me:hush@db.invalid/db',
      'no PostgreSQL server answers at db.invalid.',
    ],
    [
      'there is no such database',
      onServer((url) => (url.pathname = '/nothing')),
      'has no database "nothing".',
    ],
    [
      'there is no such user',
      onServer((url) => {
        url.username = 'nobody-there';
        url.password = 'hush';
      }),
      'refuses the user "nobody-there"',
    ],
    [
      'there is no TLS',
      onServer((url) => {
        url.searchParams.set('sslmode', 'require');
      }),
      'does not offer TLS, which sslmode asks for.',
    ],
  ])('for a DATABASE_URL where %s', async (_what, url, reason) => {
    const said = await reasonFor({ DATABASE_URL: url() });
    expect(said).toMatch(/^The setting DATABASE_URL can't be used: [^\n]+\.$/);
    expect(said).toContain(reason);
    expect(said).not.toContain('hush');
  });

  const place = (name: string) => path.join(root, name);
  async function damaged(name: string): Promise<string> {
    await prepareFolder(place(name));
    await writeFile(place(`${name}/database/global/pg_control`), 'garbage');
    return place(name);
  }
  it.each<[string, () => Promise<string>, string]>([
    [
      'is a file',
      async () => {
        await writeFile(place('file'), '');
        return place('file');
      },
      'is a file, not a folder.',
    ],
    [
      'lies in a file',
      async () => {
        await writeFile(place('file'), '');
        return place('file/data');
      },
      'lies in a file, not in a folder.',
    ],
    // Nobody can write to either, not even the superuser. Node's own recursive mkdir never returns from the first.
    [
      'can’t be made',
      () => Promise.resolve('/proc/none/data'),
      "the folder /proc/none/data can't be created.",
    ],
    [
      'can’t be written to',
      () => Promise.resolve('/sys/rounds'),
      'Rounds may not write to the folder /sys/rounds.',
    ],
    [
      'has garbage in its lock file',
      async () => {
        await mkdir(place('garbage'));
        await writeFile(place('garbage/server.lock'), 'garbage '.repeat(200));
        return place('garbage');
      },
      'server.lock is damaged; delete that file and start again.',
    ],
    [
      'has a damaged database',
      () => damaged('damaged'),
      "damaged/database can't be opened (Aborted()). It is probably damaged",
    ],
    [
      'has half a database',
      async () => {
        await prepareFolder(place('half'));
        await rm(place('half/database/base'), { recursive: true });
        return place('half');
      },
      "half/database can't be opened (PGlite failed to initialize properly). It is probably damaged",
    ],
  ])('for a DATA_DIR that %s', async (_what, make, reason) => {
    const said = await reasonFor({ DATA_DIR: await make() });
    expect(said).toMatch(/^The setting DATA_DIR can't be used: [^\n]+\.$/);
    expect(said).toContain(reason);
  });

  it.skipIf(!canMount())('for a DATA_DIR on a full disk, which is not called damaged', async () => {
    const disk = await SmallDisk.mount('160m');
    try {
      const folder = path.join(disk.folder, 'data');
      await prepareFolder(folder);
      await disk.fill();
      // In a process, since one that failed to open its database holds its files until it ends.
      const { err } = await refusalOf({ DATA_DIR: folder });
      expect(err).toMatch(/^The setting DATA_DIR can't be used: the disk of [^\n]+ is full\.\n$/);
    } finally {
      await disk.remove();
    }
  });

  it('for a DATABASE_URL, in a process that exits with 1 and says nothing else', async () => {
    const { code, out, err } = await refusalOf({ DATABASE_URL: 'postgres://me:hush@127.0.0.1:9/db' });
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^The setting DATABASE_URL can't be used: [^\n]+\.\n$/);
  });

  // Whatever WebAssembly throws there must end the process without another word.
  it('for a DATA_DIR with a damaged database, in a process that exits with 1 and says nothing else', async () => {
    const { code, out, err } = await refusalOf({ DATA_DIR: await damaged('in-a-process') });
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^The setting DATA_DIR can't be used: [^\n]+\.\n$/);
  });

  it('for a PORT in use, before it touches its data', async () => {
    const blocker = net.createServer();
    await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
    const { port } = blocker.address() as net.AddressInfo;
    const { code, err } = await refusalOf({ PORT: String(port), DATA_DIR: place('untouched') });
    blocker.close();
    expect(code).toBe(1);
    expect(err).toBe(`The setting PORT can't be used: ${port} is taken. Free it, or set another.\n`);
    await expect(stat(place('untouched'))).rejects.toThrow('ENOENT');
  });
});

describe('a server', { timeout: 90_000 }, () => {
  let started: ChildProgram | undefined;
  afterEach(() => started?.child.kill('SIGKILL'));
  const start = (env: Record<string, string>, more: { ipc?: boolean } = {}) =>
    (started = startProgram('src/main.ts', { cwd: root, env: { PORT: '0', DEMO: 'off', ...env }, ...more }));

  it('obeys a signal while it is still starting', async () => {
    const { child, ended } = start({ DATA_DIR: path.join(root, 'early') });
    const lock = path.join(root, 'early', 'server.lock');
    await expect
      .poll(
        () =>
          stat(lock).then(
            () => true,
            () => false,
          ),
        { timeout: 30_000, interval: 5 },
      )
      .toBe(true);
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, out: '', err: '' });
  });

  it('keeps its data private, keeps compiled code for the next start, and ends with the process that started it', async () => {
    const dataDir = path.join(root, 'new', 'data');
    const cache = path.join(root, 'compiled');
    const { child, printed } = start({ DATA_DIR: dataDir, NODE_COMPILE_CACHE: cache }, { ipc: true });
    await printed('listening on');
    for (const made of [path.dirname(dataDir), dataDir, path.join(dataDir, 'database')]) {
      expect((await stat(made)).mode & 0o777).toBe(0o700);
    }
    await expect.poll(async () => (await readdir(cache, { recursive: true })).length).toBeGreaterThan(100);
    // Also when the terminal is closed, and nobody reads the last log lines.
    child.stdout.destroy();
    child.stderr.destroy();
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.disconnect();
    expect(await exited).toBe(0);
    expect(await readFile(path.join(dataDir, 'server.json')).catch(() => 'gone')).toBe('gone');
  });
});
