import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { threadPool } from './thread-pool.ts';
import { TookTooLong, timedThread } from './timed-thread.ts';

const worker = `
let calls = 0;
export const count = () => ++calls;
export const spin = () => {
  for (;;);
};
export const grow = () => {
  const kept = [];
  for (;;) kept.push({ text: [kept.length] });
};
export const fail = (text) => {
  throw new Error(text);
};
`;

describe('a thread with a time limit', () => {
  let folder: string;
  let address: URL;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'rounds-thread-'));
    address = pathToFileURL(path.join(folder, 'worker.mjs'));
    await writeFile(address, worker);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('stops a task that takes too long, and runs the waiting ones in a new thread', async () => {
    const thread = timedThread(address, 1500);
    await expect(thread.run('count', null)).resolves.toBe(1);
    const endless = thread.run('spin', null);
    const waiting = [thread.run('count', null), thread.run('count', null)];
    expect(thread.busy).toBe(3);
    await expect(endless).rejects.toThrow(TookTooLong);
    await expect(Promise.all(waiting)).resolves.toEqual([1, 2]);
    expect(thread.busy).toBe(0);
  });

  it('passes on the failure of a task', async () => {
    const thread = timedThread(address, 10_000);
    await expect(thread.run('fail', 'no luck')).rejects.toThrow('no luck');
    await expect(thread.run('count', null)).resolves.toBe(1);
  });

  it('survives a task that exhausts its memory', async () => {
    const thread = timedThread(address, 60_000, { heap: 32, buffers: Infinity });
    const full = thread.run('grow', null);
    const waiting = thread.run('count', null);
    await expect(full).rejects.toThrow('memory');
    await expect(waiting).resolves.toBe(1);
  });

  it('does not end the process when a thread fails after its task was stopped', async () => {
    const warned = once(process, 'warning') as Promise<[Error]>;
    // What the pool does then: there is no task left that could fail.
    expect(threadPool(address).emit('error', new Error('out of memory'))).toBe(true);
    expect((await warned)[0].message).toContain('out of memory');
  });
});
