import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { register } from '@rounds/contract/identity/accounts';
import { getUpload, listUploads } from '@rounds/contract/learning/lectures.uploads';
import { listNotes } from '@rounds/contract/learning/notes';
import { afterEach, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { newAccount, succeeded } from '../../../testing/factories.ts';
import { beginUpload, recording } from '../../../testing/lectures.ts';
import { clonePostgres, prepareFolder } from '../../../testing/prepared-databases.ts';
import { ServerProcess } from '../../../testing/server-process.ts';
import { cutOff, sendFrom } from '../../../testing/send-piece.ts';

const file = recording(300);
const servers: ServerProcess[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.remove();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function start(url: string | undefined, folder: string): Promise<ServerProcess> {
  const server = await ServerProcess.start(url, { STORAGE_URL: folder }, prepareFolder);
  servers.push(server);
  return server;
}
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rounds-shared-'));
  folders.push(folder);
  return folder;
}
const signUp = async (server: ServerProcess): Promise<string> =>
  succeeded(await server.client.call(register, { body: newAccount() })).body.token;
const received = async (client: Client, id: string) =>
  succeeded(await client.call(getUpload, { params: { id } })).body.received;
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Expects the storage to contain the file, once, and nothing else. */
async function expectWhole(folder: string, client: Client): Promise<void> {
  const [name, ...others] = await readdir(folder);
  expect([others, hashOf(await readFile(path.join(folder, name ?? '')))]).toEqual([[], hashOf(file)]);
  expect((await client.call(listUploads)).body).toEqual([]);
  expect(succeeded(await client.call(listNotes)).body).toHaveLength(1);
}

it('a server killed during an upload resumes it after a restart, and nothing is lost or left behind', async () => {
  const folder = await newFolder();
  const server = await start(undefined, folder);
  const token = await signUp(server);
  const id = await beginUpload(server.client.as(token), file.length);
  const first = await sendFrom(server.origin, token, id, 0, file.subarray(0, 500_000));
  expect(first).toMatchObject({ status: 204, offset: 500_000 });
  const cut = await cutOff(server.origin, token, id, 500_000, file, 1_000_000);
  await expect
    .poll(() => received(server.client.as(token), id), { timeout: 30_000 })
    .toBeGreaterThan(500_000);
  server.running.child.kill('SIGKILL');
  await server.running.ended;
  cut();
  await server.start();
  const client = server.client.as(token);
  const kept = await received(client, id);
  expect(kept).toBeGreaterThanOrEqual(500_000);
  const rest = await sendFrom(server.origin, token, id, kept, file.subarray(kept));
  expect(rest).toMatchObject({ status: 204, offset: file.length });
  await expectWhole(folder, client);
}, 300_000);

it('two processes on one database share an upload, even if both are sent the same piece at once', async () => {
  const [url, folder] = [await clonePostgres(), await newFolder()];
  const one = await start(url, folder);
  const two = await start(url, folder);
  const token = await signUp(one);
  const id = await beginUpload(one.client.as(token), file.length);
  expect((await sendFrom(one.origin, token, id, 0, file.subarray(0, 400_000))).status).toBe(204);
  expect(await received(two.client.as(token), id)).toBe(400_000);
  // The first has a hanging connection: the second is asked to continue, and waits until the first has let go.
  const cut = await cutOff(one.origin, token, id, 400_000, file, 300_000);
  await expect.poll(() => received(two.client.as(token), id), { timeout: 30_000 }).toBe(700_000);
  const sent = await Promise.all(
    [one, two].map(({ origin }) => sendFrom(origin, token, id, 700_000, file.subarray(700_000))),
  );
  expect(sent.map(({ status }) => status).sort()).toEqual([204, 409]);
  cut();
  await expectWhole(folder, two.client.as(token));
}, 300_000);
