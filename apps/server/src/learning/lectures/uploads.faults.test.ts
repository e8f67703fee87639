import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { register } from '@rounds/contract/identity/accounts';
import { startUpload } from '@rounds/contract/learning/lectures.uploads';
import { uploadPiece } from '@rounds/contract/learning/lectures.rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newAccount, succeeded } from '../../../testing/factories.ts';
import { intentOf } from '../../../testing/lectures.ts';
import { sendFrom } from '../../../testing/send-piece.ts';
import { ServerProcess } from '../../../testing/server-process.ts';

const mb = 1024 * 1024;
const size = 1024 * mb;
const maxGrowth = 64 * mb;

const memoryOf = (pid: number) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;

let folder = '';
let server: ServerProcess;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rounds-gigabyte-'));
  // Without programs, nothing is transcribed: only the upload is measured.
  server = await ServerProcess.start(undefined, { STORAGE_URL: folder, PATH: '' });
}, 120_000);
afterAll(async () => {
  await server.remove();
  await rm(folder, { recursive: true });
});

/** Bytes of a video, generated while they are sent. */
function* video(from: number, to: number) {
  const chunk = Buffer.alloc(64 * 1024, 7);
  const head = Buffer.from(chunk);
  head.write('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1');
  for (let at = from; at < to; at += chunk.length)
    yield (at === 0 ? head : chunk).subarray(0, Math.min(chunk.length, to - at));
}

it('a video of 1 GB, half of it in pieces and half in one, passes through little memory', async () => {
  const { token } = succeeded(await server.client.call(register, { body: newAccount() })).body;
  const client = server.client.as(token);
  const send = async (id: string, from: number, to: number) =>
    (await sendFrom(server.origin, token, id, from, video(from, to), to - from)).status;
  const begin = async (bytes: number) =>
    succeeded(await client.call(startUpload, { body: { ...intentOf(bytes), type: 'video/mp4' } })).body.id;
  // Whatever a first upload loads stays loaded.
  expect(await send(await begin(2 * uploadPiece), 0, 2 * uploadPiece)).toBe(204);
  const { pid } = server.running.child;
  if (pid === undefined) throw new Error('Not started');
  const before = memoryOf(pid);
  let most = before;
  const watching = setInterval(() => (most = Math.max(most, memoryOf(pid))), 100);
  try {
    const id = await begin(size);
    for (let from = 0; from < size / 2; from += uploadPiece)
      expect(await send(id, from, from + uploadPiece)).toBe(204);
    expect(await send(id, size / 2, size)).toBe(204);
  } finally {
    clearInterval(watching);
  }
  const growth = Math.round((most - before) / mb);
  process.stderr.write(`\n1 GB was uploaded with a memory growth of ${growth} MB.\n`);
  const sizes = await Promise.all(
    (await readdir(folder)).map(async (name) => (await stat(path.join(folder, name))).size),
  );
  expect(Math.max(...sizes)).toBe(size);
  expect(most - before).toBeLessThan(maxGrowth);
}, 600_000);
