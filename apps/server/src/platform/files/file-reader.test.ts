import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileReader } from './file-reader.ts';

/** Behaves as the file's one byte says. */
const worker = `
const grow = async () => {
  const kept = [];
  for (;;) {
    kept.push(new Uint8Array(8 * 1024 * 1024).fill(1));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};
const spin = () => {
  for (;;);
};
export const read = (bytes) => [() => 'read', spin, grow][bytes[0]]();
`;
const [plain, endless, bomb] = [0, 1, 2].map((byte) => () => Promise.resolve(Uint8Array.of(byte)));
const busy = () => new Error('busy');

describe('a reader of untrusted files', () => {
  let folder: string;
  let address: URL;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'rounds-reader-'));
    address = pathToFileURL(path.join(folder, 'worker.mjs'));
    await writeFile(address, worker);
  });
  afterAll(() => rm(folder, { recursive: true }));

  const readerOf = (time: number) => {
    const read = fileReader<string>(address, 'read', { megabytes: 64, time });
    return (learner: number, receive = plain) => read(learner, receive!, busy);
  };

  it('stops a file that unpacks endlessly into buffers, long before its time is up', async () => {
    const read = readerOf(60_000);
    const before = process.memoryUsage().rss;
    let highest = before;
    const looking = setInterval(() => (highest = Math.max(highest, process.memoryUsage().rss)), 50);
    await expect(read(1, bomb)).resolves.toBeNull();
    clearInterval(looking);
    expect(highest - before).toBeLessThan(600 * 1024 * 1024);
    await expect(read(2)).resolves.toBe('read');
  });

  it('reads a file that has waited longer than a file may take', async () => {
    const read = readerOf(5000);
    const before = read(1, endless);
    await expect(read(2)).resolves.toBe('read');
    await expect(before).resolves.toBeNull();
  });

  it('reads a second file of one learner after the first ones of others', async () => {
    const read = readerOf(5000);
    const order: string[] = [];
    const add = (name: string, learner: number) => read(learner).then(() => order.push(name));
    await Promise.all([add('a1', 1), add('a2', 1), add('b1', 2), add('b2', 2), add('c1', 3)]);
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2']);
  });

  it('receives at most two files of a learner at a time', async () => {
    const read = readerOf(60_000);
    const { promise, resolve } = Promise.withResolvers<null>();
    let received = 0;
    const slow = async () => {
      received += 1;
      await promise;
      return Uint8Array.of(0);
    };
    const held = [read(1, slow), read(1, slow)];
    await expect(read(1, slow)).rejects.toThrow('busy');
    expect(received).toBe(2);
    await expect(read(2)).resolves.toBe('read');
    resolve(null);
    await expect(Promise.all(held)).resolves.toEqual(['read', 'read']);
    await expect(read(1)).resolves.toBe('read');
  });
});
