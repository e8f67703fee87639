import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ErrorBody } from '@rounds/contract/errors';
import { linkMedia } from '@rounds/contract/learning/lectures';
import * as contract from '@rounds/contract/learning/lectures.uploads';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { listen, onServer } from '../../../testing/app.ts';
import { type Learner, registerLearner } from '../../../testing/factories.ts';
import { beginUpload, intentOf, pieceHeaders, recording } from '../../../testing/lectures.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'rounds-uploads-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const folder = path.join(dataDir, 'files');
const files = () => readdirSync(dataDir, { recursive: true }).filter((name) => name !== 'files');

const sent = recording(20);

onServer(
  'uploads in pieces',
  (server) => {
    let origin = '';
    beforeAll(async () => void ({ origin } = await listen(server)));
    afterEach(async () => {
      await server.db.run('delete from user_notes');
      await server.db.run('delete from lecture_uploads');
      await server.db.run('delete from lecture_files');
      rmSync(folder, { recursive: true, force: true });
      server.jobs.enqueued.length = 0;
    });

    const send = async ({ client }: Learner, id: string, offset: number, body: Uint8Array, changes = {}) => {
      const headers = { authorization: `Bearer ${client.token ?? ''}`, ...pieceHeaders(offset), ...changes };
      const reply = await fetch(`${origin}/api/lecture-uploads/${id}`, {
        method: 'PATCH',
        headers,
        body: new Uint8Array(body),
      });
      const text = await reply.text();
      const { code } = text === '' ? { code: undefined } : (JSON.parse(text) as ErrorBody);
      return { status: reply.status, code, offset: reply.headers.get('upload-offset') };
    };
    const rows = (table: string) => server.db.run<Record<string, unknown>>(`select * from ${table}`);
    const nothing = async () => {
      expect([await rows('lecture_uploads'), await rows('lecture_files'), files()]).toEqual([[], [], []]);
    };

    it('resume where they stopped, and become a lecture like any other', async () => {
      const learner = await registerLearner(server);
      const begun = await learner.client.call(contract.startUpload, { body: intentOf(sent.length) });
      expect([begun.status, begun.body.received]).toEqual([201, 0]);
      const { id } = begun.body;
      expect(begun.headers['location']).toBe(`/api/lecture-uploads/${id}`);
      expect(await send(learner, id, 0, sent.subarray(0, 50_000))).toEqual({
        status: 204,
        code: undefined,
        offset: '50000',
      });
      const head = await fetch(`${origin}/api/lecture-uploads/${id}`, {
        method: 'HEAD',
        headers: { authorization: `Bearer ${learner.client.token ?? ''}` },
      });
      const told = ['upload-offset', 'upload-length', 'tus-resumable', 'cache-control'];
      expect(told.map((name) => head.headers.get(name))).toEqual([
        '50000',
        String(sent.length),
        '1.0.0',
        'no-store',
      ]);
      expect(head.headers.get('access-control-allow-origin')).toBeNull();
      // The same piece again changes nothing.
      expect(await send(learner, id, 0, sent.subarray(0, 50_000))).toMatchObject({
        status: 409,
        code: 'upload_elsewhere',
      });
      const listed = await learner.client.call(contract.listUploads);
      expect(listed.body).toMatchObject([{ id, name: 'lecture.wav', received: 50_000, noteId: null }]);
      // The same file again is the same upload.
      expect(await beginUpload(learner.client, sent.length)).toBe(id);
      const early = await learner.client.call(contract.finishUpload, { params: { id } });
      expect(early.failure.code).toBe('upload_unfinished');

      expect((await send(learner, id, 50_000, sent.subarray(50_000))).status).toBe(204);
      const finished = await learner.client.call(contract.finishUpload, { params: { id } });
      expect(finished.body).toMatchObject({ title: 'Heart failure, part 1', mediaType: 'audio' });
      const again = await learner.client.call(contract.finishUpload, { params: { id } });
      expect(again.body.id).toBe(finished.body.id);
      expect(server.jobs.enqueued.filter(({ name }) => name === 'lectures.transcribe')).toHaveLength(1);
      const [rights, more] = await rows('content_rights_verification');
      expect([rights?.['verification_type'], rights?.['ip_address'], more]).toEqual([
        'user_owned',
        '127.0.0.1',
        undefined,
      ]);
      expect((await learner.client.call(contract.listUploads)).body).toEqual([]);
      const link = await learner.client.call(linkMedia, { params: { id: finished.body.id } });
      const played = await fetch(origin + link.body.url);
      expect(Buffer.from(await played.arrayBuffer()).equals(sent)).toBe(true);
      expect(played.headers.get('content-type')).toBe('audio/wav');
      expect(files()).toHaveLength(1);
    });

    it('keep what arrived before the connection broke', async () => {
      const learner = await registerLearner(server);
      const id = await beginUpload(learner.client, sent.length);
      const socket = net.connect(Number(new URL(origin).port), '127.0.0.1');
      socket.on('error', () => undefined);
      const headers = Object.entries({
        host: 'rounds',
        authorization: `Bearer ${learner.client.token ?? ''}`,
        ...pieceHeaders(0),
        'content-length': String(sent.length),
      });
      socket.write(`PATCH /api/lecture-uploads/${id} HTTP/1.1\r\n`);
      socket.write(`${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
      socket.write(sent.subarray(0, 60_000));
      const received = async () =>
        (await learner.client.call(contract.getUpload, { params: { id } })).body.received;
      await vi.waitFor(async () => expect(await received()).toBe(60_000), 10_000);
      // The sender reconnects before the server has noticed the loss: the new request waits, and the first one ends.
      const sentOn = await send(learner, id, 60_000, sent.subarray(60_000));
      expect(sentOn).toMatchObject({ status: 204, offset: String(sent.length) });
      socket.destroy();
      const [note] = await rows('user_notes');
      expect(note?.['title']).toBe('Heart failure, part 1');
      expect(readFileSync(path.join(folder, id)).equals(sent)).toBe(true);
    }, 30_000);

    it.each([
      [
        'what is no recording',
        Buffer.from('%PDF-1.7 and so on. '.repeat(400)),
        'audio/wav',
        415,
        'lecture_type_unknown',
      ],
      ['sound that says it is a video', recording(200), 'video/mp4', 413, 'lecture_too_large'],
    ])('end with %s, and nothing is kept', async (_what, file, type, status, code) => {
      const learner = await registerLearner(server);
      const body = { ...intentOf(file.length), type };
      const { id } = (await learner.client.call(contract.startUpload, { body })).body;
      expect(await send(learner, id, 0, file.subarray(0, 5000))).toMatchObject({ status, code });
      await nothing();
    });

    it('are rejected before their first byte', async () => {
      const { client } = await registerLearner(server);
      const start = async (changes: object) =>
        (await client.call(contract.startUpload, { body: { ...intentOf(1000), ...changes } })).failure.code;
      expect(await start({ size: 1_000_001 })).toBe('lecture_too_large');
      expect(await start({ type: 'video/mp4', size: 2_000_001 })).toBe('lecture_too_large');
      expect(await start({ type: 'application/pdf' })).toBe('lecture_type_unknown');
      const { lecture } = intentOf(1000);
      expect(await start({ lecture: { ...lecture, title: ' ' } })).toBe('invalid_input');
      const compliance = { ...lecture.compliance, originalCreator: null };
      expect(await start({ lecture: { ...lecture, compliance } })).toBe('invalid_input');
      await nothing();
      for (const name of ['one', 'two', 'three']) await beginUpload(client, 1000, name);
      expect(await start({ fingerprint: 'four' })).toBe('lecture_uploads_full');
    });

    it('accept no byte beyond their size, and no piece that breaks the tus protocol', async () => {
      const learner = await registerLearner(server);
      const id = await beginUpload(learner.client, 10_000);
      expect(await send(learner, id, 0, sent.subarray(0, 10_001))).toMatchObject({
        status: 413,
        code: 'lecture_too_large',
      });
      const broken = [{ 'tus-resumable': '0.1' }, { 'upload-offset': '-1' }, { 'upload-offset': 'x' }];
      for (const changes of broken)
        expect((await send(learner, id, 0, sent.subarray(0, 5000), changes)).status).toBe(400);
      expect((await send(learner, id, 0, sent, { 'content-type': 'text/plain' })).status).toBe(415);
      // Too little to identify.
      expect((await send(learner, id, 0, sent.subarray(0, 4000))).status).toBe(400);
      const { body } = await learner.client.call(contract.getUpload, { params: { id } });
      expect(body.received).toBe(0);
    });

    it('leave nothing behind when they are canceled, abandoned for a day, or their learner is deleted', async () => {
      const learner = await registerLearner(server);
      const begin = async () => {
        const id = await beginUpload(learner.client, sent.length);
        expect((await send(learner, id, 0, sent.subarray(0, 50_000))).status).toBe(204);
        return id;
      };
      const id = await begin();
      await learner.client.call(contract.cancelUpload, { params: { id } });
      await nothing();
      expect((await send(learner, id, 50_000, sent.subarray(50_000))).code).toBe('lecture_upload_not_found');

      await begin();
      server.clock.advance({ hours: 23 });
      await server.jobs.run('lectures.sweep');
      expect(files()).toHaveLength(1);
      server.clock.advance({ hours: 2 });
      await server.jobs.run('lectures.sweep');
      await nothing();

      await begin();
      await server.db.run('delete from users where id = $1', [learner.user.id]);
      server.clock.advance({ minutes: 1 });
      await server.jobs.run('lectures.sweep');
      await nothing();
    });
  },
  { config: { dataDir, maxUploadBytes: { audio: 1_000_000, video: 2_000_000 } } },
);
