import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mkdtemp, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { register } from '@rounds/contract/identity/accounts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newAccount, succeeded } from '../../../testing/factories.ts';
import { lectureFields, recording } from '../../../testing/lectures.ts';
import { ServerProcess } from '../../../testing/server-process.ts';

const mb = 1024 * 1024;
const size = 200 * mb;
/** Were the file held in memory, it would be 200 and more. */
const maxGrowth = 64 * mb;

/** Resident memory of a process, in bytes. */
const memoryOf = (pid: number) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;

let folder = '';
let server: ServerProcess;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rounds-large-'));
  server = await ServerProcess.start(undefined, { STORAGE_URL: folder });
}, 120_000);
afterAll(async () => {
  await server.remove();
  await rm(folder, { recursive: true });
});

/** A form with a recording that is made while it is sent. */
function* form(boundary: string, bytes: number) {
  for (const [name, value] of Object.entries(lectureFields))
    yield `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  yield `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.wav"\r\ncontent-type: audio/wav\r\n\r\n`;
  const head = recording(1);
  yield head;
  const chunk = Buffer.alloc(64 * 1024, 128);
  for (let sent = head.length; sent < bytes; sent += chunk.length) yield chunk.subarray(0, bytes - sent);
  yield `\r\n--${boundary}--\r\n`;
}

async function upload(token: string, bytes: number): Promise<{ status: number | undefined; body: string }> {
  const request = http.request(`${server.origin}/api/notes/upload-lecture`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=part' },
  });
  const answered = once(request, 'response') as Promise<[http.IncomingMessage]>;
  await pipeline(Readable.from(form('part', bytes)), request);
  const [response] = await answered;
  return { status: response.statusCode, body: await text(response) };
}

it('an upload of 200 MB goes to the storage without passing through memory as a whole', async () => {
  const { token } = succeeded(await server.client.call(register, { body: newAccount() })).body;
  // What a first upload loads stays loaded.
  expect(await upload(token, mb)).toMatchObject({ status: 201 });
  const { pid } = server.running.child;
  if (pid === undefined) throw new Error('Not started');
  const before = memoryOf(pid);
  let most = before;
  const watching = setInterval(() => (most = Math.max(most, memoryOf(pid))), 100);
  const { status } = await upload(token, size).finally(() => clearInterval(watching));
  expect(status).toBe(201);
  const sizes = readdirSync(folder).map((name) => statSync(path.join(folder, name)).size);
  expect(sizes.toSorted((one, other) => one - other)).toEqual([mb, size]);
  expect(most - before).toBeLessThan(maxGrowth);
}, 120_000);
