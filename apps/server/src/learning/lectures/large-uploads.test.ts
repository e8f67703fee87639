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
import { uploadPiece } from '@rounds/contract/learning/lectures.rules';
import { finishUpload, startUpload } from '@rounds/contract/learning/lectures.uploads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newAccount, succeeded } from '../../../testing/factories.ts';
import { intentOf, lectureFields, recording } from '../../../testing/lectures.ts';
import { ServerProcess } from '../../../testing/server-process.ts';

const mb = 1024 * 1024;
const size = 200 * mb;
/** Megabytes. If the file were held in memory, it would be 200 or more. */
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

/** A recording generated while it is sent, or its continuation. */
function* content(bytes: number, isBeginning = true) {
  const head = isBeginning ? recording(1) : Buffer.alloc(0);
  yield head;
  const chunk = Buffer.alloc(64 * 1024, 128);
  for (let sent = head.length; sent < bytes; sent += chunk.length) yield chunk.subarray(0, bytes - sent);
}

/** A form with a recording. */
function* form(boundary: string, bytes: number) {
  for (const [name, value] of Object.entries(lectureFields))
    yield `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  yield `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.wav"\r\ncontent-type: audio/wav\r\n\r\n`;
  yield* content(bytes);
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

/** Uploads as the client does: each piece is its own request, with bytes generated while they are sent. */
async function uploadInPieces(token: string, bytes: number): Promise<{ status: number }> {
  const client = server.client.as(token);
  const { id } = succeeded(await client.call(startUpload, { body: intentOf(bytes) })).body;
  for (let from = 0; from < bytes;) {
    const answer = await fetch(`${server.origin}/api/lecture-uploads/${id}`, {
      method: 'PATCH',
      duplex: 'half',
      body: Readable.toWeb(
        Readable.from(content(Math.min(uploadPiece, bytes - from), from === 0)),
      ) as ReadableStream,
      headers: {
        authorization: `Bearer ${token}`,
        'tus-resumable': '1.0.0',
        'upload-offset': String(from),
        'content-type': 'application/offset+octet-stream',
      },
    });
    if (answer.status !== 204) return answer;
    from = Number(answer.headers.get('upload-offset'));
  }
  return client.call(finishUpload, { params: { id } });
}

it.each([
  ['as a form', upload],
  ['in pieces', uploadInPieces],
])(
  'an upload of 200 MB %s goes to the storage without passing through memory as a whole',
  async (_, send) => {
    const { token } = succeeded(await server.client.call(register, { body: newAccount() })).body;
    const sizes = () => readdirSync(folder).map((name) => statSync(path.join(folder, name)).size);
    const stored = sizes();
    // Whatever the first upload loads stays loaded.
    expect(await send(token, mb)).toMatchObject({ status: 201 });
    const { pid } = server.running.child;
    if (pid === undefined) throw new Error('Not started');
    const before = memoryOf(pid);
    let most = before;
    const watching = setInterval(() => (most = Math.max(most, memoryOf(pid))), 100);
    const { status } = await send(token, size).finally(() => clearInterval(watching));
    expect(status).toBe(201);
    const ascending = (all: number[]) => all.toSorted((one, other) => one - other);
    expect(ascending(sizes())).toEqual(ascending([...stored, mb, size]));
    expect(most - before).toBeLessThan(maxGrowth);
  },
  120_000,
);
