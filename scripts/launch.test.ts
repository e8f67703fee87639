import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pinned } from './lib/node.mjs';
import { at } from './lib/root.mjs';

/** Like start.mjs, for a server that only records how it ends. */
const launcher = `
  import { endWithNpm, foreground } from ${JSON.stringify(pathToFileURL(at('scripts/lib/run.mjs')).href)};
  endWithNpm();
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  process.exitCode = await foreground(process.execPath, ['server.mjs'], { cwd: import.meta.dirname, stdio });
`;
const server = `
  import { writeFileSync } from 'node:fs';
  const end = (why) => {
    writeFileSync('ended', String(why));
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, end);
  process.on('disconnect', () => end('disconnect'));
  setInterval(() => {}, 1000);
  writeFileSync('started', String(process.ppid));
`;

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rounds-launch-'));
  await writeFile(
    path.join(folder, 'package.json'),
    '{"type":"module","scripts":{"start":"exec node launcher.mjs"}}',
  );
  await writeFile(path.join(folder, 'launcher.mjs'), launcher);
  await writeFile(path.join(folder, 'server.mjs'), server);
});
afterEach(() => rm(folder, { recursive: true }));

const noted = (name: string) => readFile(path.join(folder, name), 'utf8').catch(() => '');

describe('npm start', () => {
  it.each<[string, NodeJS.Signals, 'npm' | 'launcher']>([
    ['npm is told to stop', 'SIGTERM', 'npm'],
    ['the terminal of npm is closed', 'SIGHUP', 'npm'],
    ['npm is killed', 'SIGKILL', 'npm'],
    ['the launcher is killed', 'SIGKILL', 'launcher'],
  ])('leaves no server behind when %s', async (_what, signal, whom) => {
    const npm = spawn('npm', ['start'], { cwd: folder, stdio: 'ignore' });
    await expect.poll(() => noted('started'), { timeout: 30_000 }).not.toBe('');
    if (whom === 'npm') npm.kill(signal);
    else process.kill(Number(await noted('started')), signal);
    await expect.poll(() => noted('ended'), { timeout: 10_000 }).toMatch(/SIGTERM|disconnect/);
  });
});

describe('the Node that is fetched', () => {
  it('is one exact version', () => {
    expect(pinned).toMatch(/^24\.\d+\.\d+$/);
  });
});
