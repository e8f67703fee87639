import { mkdtemp, readdir, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getProfile, register } from '@rounds/contract/identity/accounts';
import { recordProgress } from '@rounds/contract/learning/progress';
import { listScenarios } from '@rounds/contract/learning/scenarios';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, overHttp } from '../testing/client.ts';
import { completionOf, newAccount, signInWith } from '../testing/factories.ts';
import { type ChildProgram, startProgram } from '../testing/processes.ts';

const patience = { timeout: 100_000 };

let root = '';
const running = new Set<ChildProgram>();
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'rounds-main-'));
});
afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all([...running].map(({ ended }) => ended));
  await rm(root, { recursive: true });
});

function start(env: Record<string, string>): ChildProgram {
  const started = startProgram('src/main.ts', {
    cwd: root,
    env: { PORT: '0', DATA_DIR: 'data', DEMO: 'off', ...env },
  });
  running.add(started);
  void started.ended.then(() => running.delete(started));
  return started;
}

/** A client for a server, once it has said where it listens. */
async function reach(started: ChildProgram): Promise<Client> {
  const said = await started.printed('listening on');
  const [, port] = /http:\/\/localhost:(\d+)/.exec(said) ?? [];
  return new Client(overHttp(`http://127.0.0.1:${port}`));
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });

describe('the server process', { timeout: 180_000 }, () => {
  let first: ChildProgram;
  let client: Client;
  const account = newAccount();

  it('starts in an empty folder, with the content and everything else it needs', async () => {
    const port = await freePort();
    first = start({ PORT: String(port) });
    const early = new Client(overHttp(`http://127.0.0.1:${port}`));
    await expect
      .poll(
        () =>
          early.send('GET', '/readyz').then(
            ({ status }) => status,
            () => 0,
          ),
        patience,
      )
      .toBe(200);
    // Once reachable, it can do whatever is requested.
    const asked = await early.send('POST', '/api/auth/forgot-password', {
      body: { email: 'nobody@example.org' },
    });
    expect(asked.status).toBe(202);

    expect((await readdir(path.join(root, 'data'))).sort()).toEqual([
      'database',
      'server.json',
      'server.lock',
    ]);

    // The mail that confirms an address adds the outbox.
    client = await reach(first);
    const { status, body } = await client.call(register, { body: account });
    expect(status).toBe(201);
    const learner = client.as(body.token);
    expect((await learner.call(listScenarios)).body.length).toBeGreaterThanOrEqual(12);
  });

  it('keeps a second process out of its folder: that one names the holder, and exits within two seconds', async () => {
    const began = performance.now();
    const { code, err, out } = await start({}).ended;
    const took = performance.now() - began;
    expect(code).not.toBe(0);
    expect(err).toMatch(
      /^The data folder \S+\/data is held by the Rounds server at http:\/\/localhost:\d+ \(process \d+\)\./,
    );
    expect(err).toContain(`(process ${first.child.pid})`);
    expect(err).not.toContain('    at ');
    expect(out).toBe('');
    // The time a process currently takes to load its modules on this machine, plus two seconds.
    const bare = performance.now();
    await startProgram('src/main.ts', { cwd: root, env: { PORT: 'none' } }).ended;
    expect(took).toBeLessThan(2000 + (performance.now() - bare));
  });

  it('loses nothing when it is killed, and its folder is free at once', async () => {
    const learner = client.as((await signInWith(client, account)).body.token);
    const [scenario] = (await learner.call(listScenarios)).body;
    const { body } = await learner.call(recordProgress, { body: completionOf(scenario!) });
    expect(body.xpAwarded).toBeGreaterThan(0);
    first.child.kill('SIGKILL');
    await first.ended;

    first = start({});
    client = await reach(first);
    const again = client.as(learner.token);
    expect((await again.call(getProfile)).body.user.xp).toBe(body.user.xp);
  });

  it('exits with 0, soon, when it is told to stop', async () => {
    const began = performance.now();
    first.child.kill('SIGTERM');
    const { code, err } = await first.ended;
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(performance.now() - began).toBeLessThan(10_000);
    // A mail about what was unlocked may have come meanwhile.
    const left = (await readdir(path.join(root, 'data'))).filter((name) => name !== 'outbox');
    expect(left.sort()).toEqual(['database', 'server.lock']);
  });

  it('names an invalid setting and says nothing else', async () => {
    const { code, err, out } = await start({ DATABASE_URL: 'mysql://u:hush-hush@db' }).ended;
    expect(code).toBe(1);
    expect(err).toBe("The setting DATABASE_URL can't be used: it must be a postgres:// address.\n");
    expect(out).toBe('');
  });
});
