import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { register } from '@rounds/contract/identity/accounts';
import { getTranscription } from '@rounds/contract/learning/lectures';
import { finishUpload } from '@rounds/contract/learning/lectures.uploads';
import { afterAll, beforeAll, expect } from 'vitest';
import { newAccount, succeeded } from '../../../testing/factories.ts';
import { beginUpload, needsFfmpeg, recording } from '../../../testing/lectures.ts';
import { sendFrom } from '../../../testing/send-piece.ts';
import { ServerProcess } from '../../../testing/server-process.ts';

/** Answers the first piece at once, and others only when told to. */
let asked = 0;
let isOpen = false;
const service = http.createServer((request, response) => {
  void buffer(request).then(() => {
    asked += 1;
    if (asked > 1 && !isOpen) return;
    const segments = [{ start: 0, end: 2, text: `Edema is swelling, part ${asked}.` }];
    response.end(JSON.stringify({ text: 'All', segments }));
  });
});

let folder = '';
let server: ServerProcess;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rounds-killed-'));
  await mkdir(path.join(folder, 'tmp'));
  await once(service.listen(0, '127.0.0.1'), 'listening');
  const { port } = service.address() as AddressInfo;
  server = await ServerProcess.start(undefined, {
    STORAGE_URL: path.join(folder, 'files'),
    TMPDIR: path.join(folder, 'tmp'),
    TRANSCRIPTION_BASE_URL: `http://127.0.0.1:${port}/v1`,
  });
}, 120_000);
afterAll(async () => {
  await server.remove();
  service.closeAllConnections();
  service.close();
  await rm(folder, { recursive: true });
});

const left = async () =>
  (await readdir(path.join(folder, 'tmp'))).filter((name) => name.startsWith('rounds-lecture-'));

needsFfmpeg(
  'a server that is killed in mid-transcription goes on with the next piece, and leaves nothing behind',
  async () => {
    const { token } = succeeded(await server.client.call(register, { body: newAccount() })).body;
    const file = recording(200);
    const id = await beginUpload(server.client.as(token), file.length);
    expect((await sendFrom(server.origin, token, id, 0, file)).status).toBe(204);
    const { body: note } = succeeded(await server.client.as(token).call(finishUpload, { params: { id } }));
    const state = async () =>
      (await server.client.as(token).call(getTranscription, { params: { id: note.id } })).body;
    await expect.poll(() => asked, { timeout: 60_000 }).toBe(2);
    expect((await state()).segments).toHaveLength(1);
    server.running.child.kill('SIGKILL');
    await server.running.ended;
    expect(await left()).toHaveLength(1);
    isOpen = true;
    await server.start();
    // No other process can be working on it, so there is no need to wait the two minutes after which one counts as
    // lost.
    await expect
      .poll(async () => (await state()).status, { timeout: 60_000, interval: 1000 })
      .toBe('completed');
    const { segments } = await state();
    expect(segments[0]?.text).toBe('Edema is swelling, part 1.');
    // The first piece was not sent again, the second was.
    expect(asked).toBe(segments.length + 1);
    await expect.poll(left, { timeout: 10_000 }).toEqual([]);
    expect(await readdir(path.join(folder, 'files'))).toHaveLength(1);
  },
  540_000,
);
