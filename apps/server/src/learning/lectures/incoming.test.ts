import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { limitToRoom } from './incoming.ts';

const mb = 1024 * 1024;

it('a stream is checked for room before each 64 MB, and for no more than it can hold', async () => {
  const chunks = Array.from({ length: 9 }, () => Buffer.alloc(16 * mb));
  const asked: number[] = [];
  const checked = limitToRoom(Readable.from(chunks), 150 * mb, (bytes) => {
    asked.push(bytes / mb);
    return Promise.resolve();
  });
  expect((await buffer(checked)).length).toBe(144 * mb);
  expect(asked).toEqual([64, 64, 22]);
});

it('a stream ends with the error of the check, before the bytes that have no room', async () => {
  let room = 100 * mb;
  let passed = 0;
  const checked = limitToRoom(
    Readable.from(Array.from({ length: 9 }, () => Buffer.alloc(16 * mb))),
    144 * mb,
    (bytes) => ((room -= bytes) < 0 ? Promise.reject(new Error('full')) : Promise.resolve()),
  );
  await expect(async () => {
    for await (const chunk of checked) passed += (chunk as Buffer).length;
  }).rejects.toThrow('full');
  expect(passed).toBe(64 * mb);
});
