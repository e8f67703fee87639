import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChildProgram, startProgram } from '../../../../testing/processes.ts';
import { FolderHeldError, lockFolder } from './folder-lock.ts';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'rounds-lock-'));
});

let counter = 0;
const newFolder = () => path.join(root, `folder-${(counter += 1)}`);

const running: ChildProgram[] = [];
afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  await rm(root, { recursive: true });
});

/** Another process, which takes folders when told to. */
class Other {
  readonly #process: ChildProgram;
  readonly #lines: AsyncIterator<string>;

  constructor(cwd = root) {
    this.#process = startProgram('testing/processes/hold-folder.ts', { cwd });
    this.#lines = createInterface({ input: this.#process.child.stdout })[Symbol.asyncIterator]();
    running.push(this.#process);
  }

  get pid(): number | undefined {
    return this.#process.child.pid;
  }

  /** "held", or the reason for the failure. */
  async take(folder: string): Promise<string> {
    this.#process.child.stdin.write(`${folder}\n`);
    return String((await this.#lines.next()).value);
  }

  async kill(): Promise<void> {
    this.#process.child.kill('SIGKILL');
    await this.#process.ended;
  }
}

describe('the lock of a folder', () => {
  it('is free again once released', async () => {
    const folder = newFolder();
    const lock = await lockFolder(folder, 'http://localhost:1');
    await expect(lockFolder(folder, 'http://localhost:2')).rejects.toThrow(FolderHeldError);
    await lock.release();
    await (await lockFolder(folder, 'http://localhost:2')).release();
  });

  it('tells a second process who holds the folder', async () => {
    const folder = newFolder();
    const [first, second] = [new Other(), new Other()];
    expect(await first.take(folder)).toBe('held');
    const sentence = `The data folder ${folder} is held by the Rounds server at http://localhost:4321 (process ${first.pid}).`;
    expect(await second.take(folder)).toContain(sentence);
  });

  it('ends with a process that is killed', async () => {
    const folder = newFolder();
    const other = new Other();
    expect(await other.take(folder)).toBe('held');
    await other.kill();
    const began = performance.now();
    const lock = await lockFolder(folder, 'http://localhost:1');
    expect(performance.now() - began).toBeLessThan(1000);
    await lock.release();
  });

  it(
    'that was left behind is always taken by exactly one of the processes that find it',
    { timeout: 60_000 },
    async () => {
      const folders = Array.from({ length: 100 }, newFolder);
      const dead = new Other();
      for (const folder of folders) expect(await dead.take(folder)).toBe('held');
      await dead.kill();
      const racers = [new Other(), new Other(), new Other()];
      for (const folder of folders) {
        const said = await Promise.all(racers.map((racer) => racer.take(folder)));
        expect(said.filter((each) => each === 'held')).toHaveLength(1);
      }
    },
  );

  it('is the same whatever path leads to the folder, and differs for another folder', async () => {
    const parts = Array.from({ length: 8 }, (_, n) => `quite-a-long-name-${n}`);
    const deep = path.join(root, ...parts);
    const sibling = path.join(root, 'elsewhere', ...parts);
    await mkdir(deep, { recursive: true });
    expect(await new Other(deep).take(deep)).toBe('held');
    const outside = new Other('/');
    expect(await outside.take(deep)).toContain('is held by');
    expect(await outside.take(sibling)).toBe('held');
  });
});
