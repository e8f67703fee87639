import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as contract from '@rounds/contract/learning/lectures';
import type { ErrorBody } from '@rounds/contract/errors';
import { deleteNote, getNote } from '@rounds/contract/learning/notes';
import type { Note } from '@rounds/contract/learning/notes';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { listen, onServer } from '../../../testing/app.ts';
import { type Learner, registerLearner } from '../../../testing/factories.ts';
import { type FormParts, formOf, lectureFields, ownRights, recording } from '../../../testing/lectures.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'rounds-lectures-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const programs = mkdtempSync(path.join(tmpdir(), 'rounds-no-programs-'));
afterAll(() => rmSync(programs, { recursive: true, force: true }));
const files = () => readdirSync(dataDir, { recursive: true }).filter((name) => name !== 'files');

onServer(
  'lectures',
  (server) => {
    let origin = '';
    beforeAll(async () => void ({ origin } = await listen(server)));

    afterEach(async () => {
      await server.db.run('delete from user_notes');
      await server.db.run('delete from lecture_files');
      rmSync(path.join(dataDir, 'files'), { recursive: true, force: true });
      server.jobs.enqueued.length = 0;
    });

    const post = async (address: string, { client }: Learner, parts: FormParts) => {
      const headers = { authorization: `Bearer ${client.token ?? ''}`, 'user-agent': 'Test/1' };
      const reply = await fetch(origin + address, { method: 'POST', headers, body: formOf(parts) });
      return { status: reply.status, body: (await reply.json()) as Note & ErrorBody };
    };
    const upload = (learner: Learner, parts: FormParts = {}) =>
      post('/api/notes/upload-lecture', learner, { fields: lectureFields, file: recording(), ...parts });
    const rows = (table: string) => server.db.run<Record<string, unknown>>(`select * from ${table}`);
    const sweep = async () => {
      server.clock.advance({ minutes: 1 });
      await server.jobs.run('lectures.sweep');
    };

    it('are kept with the record of their rights, and their transcription begins', async () => {
      const learner = await registerLearner(server);
      const { status, body } = await upload(learner);
      expect([status, body.code]).toEqual([201, undefined]);
      expect(body).toMatchObject({
        title: 'Heart failure, part 1',
        noteType: 'recorded_lecture',
        subject: 'public_health',
        mediaType: 'audio',
        content: '',
      });
      expect(files()).toHaveLength(1);
      expect(server.jobs.enqueued.at(-1)).toEqual({ name: 'lectures.transcribe', data: { noteId: body.id } });
      const [rights] = await server.db.run<Record<string, unknown>>(
        'select * from content_rights_verification where note_id = $1',
        [body.id],
      );
      expect(rights).toMatchObject({
        verification_type: 'user_owned',
        verification_details: { originalCreator: 'Anna Berg' },
        ip_address: '127.0.0.1',
        user_agent: 'Test/1',
        is_valid: true,
      });
      await learner.client.call(deleteNote, { params: { id: body.id } });
      await sweep();
      expect(files()).toEqual([]);
      expect(await rows('lecture_files')).toEqual([]);
    });

    it.each([
      ['no file', { file: undefined }, 400, 'lecture_file_missing'],
      ['a text under the name of a recording', { file: Buffer.from('MP3') }, 415, 'lecture_type_unknown'],
      ['a program', { file: Buffer.from('4d5a9000030000000400', 'hex') }, 415, 'lecture_type_unknown'],
      ['more than is taken', { file: recording(130) }, 413, 'lecture_too_large'],
      ['no title', { fields: { ...lectureFields, title: ' ' } }, 400, 'invalid_input'],
      ['rights that are no JSON', { fields: { ...lectureFields, compliance: '{' } }, 400, 'invalid_input'],
      [
        'rights that nobody confirmed',
        {
          fields: {
            ...lectureFields,
            compliance: JSON.stringify({ ...ownRights, rightsConfirmation: false }),
          },
        },
        400,
        'invalid_input',
      ],
      [
        'rights without what they need',
        {
          fields: {
            ...lectureFields,
            compliance: JSON.stringify({ ...ownRights, contentSource: 'licensed' }),
          },
        },
        400,
        'invalid_input',
      ],
      [
        'a license that its source does not have',
        {
          fields: {
            ...lectureFields,
            compliance: JSON.stringify({ ...ownRights, licenseType: 'student_access' }),
          },
        },
        400,
        'invalid_input',
      ],
    ])('are rejected with %s, and nothing is kept', async (_what, parts, status, code) => {
      const learner = await registerLearner(server);
      const refused = await upload(learner, parts);
      expect([refused.status, refused.body.code]).toEqual([status, code]);
      expect(files()).toEqual([]);
      expect(await rows('lecture_files')).toEqual([]);
    });

    it('leave nothing behind when the sender goes away', async () => {
      const { client } = await registerLearner(server);
      const { port } = new URL(origin);
      const socket = net.connect(Number(port), '127.0.0.1');
      socket.on('error', () => undefined);
      const head =
        '--b\r\ncontent-disposition: form-data; name="file"; filename="a.wav"\r\ncontent-type: audio/wav\r\n\r\n';
      socket.write(
        `POST /api/notes/upload-lecture HTTP/1.1\r\nhost: rounds\r\nauthorization: Bearer ${client.token ?? ''}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 90000000\r\n\r\n${head}`,
      );
      socket.write(recording(20));
      await vi.waitFor(() => expect(files()).toHaveLength(1), 10_000);
      socket.destroy();
      await vi.waitFor(() => expect(files()).toEqual([]), 10_000);
      await vi.waitFor(async () => expect(await rows('lecture_files')).toEqual([]), 10_000);
    });

    it('of deleted learners, and leftovers of killed processes, are swept away', async () => {
      const learner = await registerLearner(server);
      await upload(learner);
      const orphan = '11111111-1111-4111-8111-111111111111';
      await server.db.run(
        `insert into lecture_files (key, mime_type, size, seen_at) values ($1, 'audio/wav', 0, $2)`,
        [orphan, server.clock.now()],
      );
      writeFileSync(path.join(dataDir, 'files', `${orphan}.part`), recording(1));
      await server.jobs.run('lectures.sweep');
      expect(await rows('lecture_files')).toHaveLength(2);
      expect(files()).toHaveLength(2);
      await server.db.run('delete from users where id = $1', [learner.user.id]);
      await sweep();
      expect(files()).toEqual([]);
      expect(await rows('lecture_files')).toEqual([]);
    });

    it('are played by a signed link only, in ranges, until it expires', async () => {
      const learner = await registerLearner(server);
      const sent = recording();
      const { body } = await upload(learner, { file: sent });
      const { url } = (await learner.client.call(contract.linkMedia, { params: { id: body.id } })).body;
      const whole = await fetch(origin + url);
      expect(whole.status).toBe(200);
      expect(whole.headers.get('content-type')).toBe('audio/wav');
      expect(whole.headers.get('content-disposition')).toContain('attachment');
      expect(Buffer.from(await whole.arrayBuffer()).equals(sent)).toBe(true);
      const part = await fetch(origin + url, { headers: { range: 'bytes=4-9' } });
      expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-9/${sent.length}`]);
      expect(Buffer.from(await part.arrayBuffer()).equals(sent.subarray(4, 10))).toBe(true);

      const stranger = await registerLearner(server);
      const foreign = await stranger.client.call(contract.linkMedia, { params: { id: body.id } });
      expect(foreign.status).toBe(404);
      const other = await upload(learner);
      const forged = url.replace(`/${body.id}?`, `/${other.body.id}?`);
      const later = url.replace(/expires=\d+/, 'expires=99999999999');
      // Alters its first character: some bits of the last one have no meaning.
      const changed = url.replace(/signature=(.)/, (_, first) => `signature=${first === 'A' ? 'B' : 'A'}`);
      for (const address of [forged, later, changed])
        expect((await fetch(origin + address)).status).toBe(404);
      server.clock.advance({ minutes: 61 });
      expect((await fetch(origin + url)).status).toBe(404);
    });

    it('say so without an engine, and accept a pasted transcript as their text', async () => {
      const learner = await registerLearner(server);
      const { body } = await upload(learner);
      const params = { id: body.id };
      const pending = await learner.client.call(contract.getTranscription, { params });
      expect(pending.body).toMatchObject({ status: 'pending', progress: 0 });
      const segments = [
        { start: 0, end: 2, text: 'Edema is swelling.' },
        { start: 2, end: 4, text: 'Digoxin slows the pulse.' },
      ];
      await learner.client.call(contract.saveTranscript, { params, body: { segments } });
      const note = await learner.client.call(getNote, { params });
      expect(note.body.content).toBe('Edema is swelling.\nDigoxin slows the pulse.');
      // What is still queued doesn't touch it.
      await server.jobs.runAll();
      const done = await learner.client.call(contract.getTranscription, { params });
      expect(done.body).toMatchObject({ status: 'completed', progress: 100, segments });
      const stranger = await registerLearner(server);
      const foreign = await stranger.client.call(contract.saveTranscript, { params, body: { segments } });
      expect(foreign.failure.code).toBe('lecture_not_found');
    });

    it('are not transcribed without an engine: this is reported, and nothing is made up', async () => {
      vi.stubEnv('PATH', programs);
      onTestFinished(() => void vi.unstubAllEnvs());
      const learner = await registerLearner(server);
      const { body } = await upload(learner);
      const params = { id: body.id };
      await server.jobs.run('lectures.transcribe', { noteId: body.id });
      const state = async () => (await learner.client.call(contract.getTranscription, { params })).body;
      const none = { status: 'unavailable', reason: 'no_engine', engine: null, progress: 0, segments: [] };
      expect(await state()).toEqual(none);
      // Once there is an engine, the learner may try again.
      expect((await learner.client.call(contract.retryTranscription, { params })).body.status).toBe(
        'pending',
      );
      await server.jobs.runAll();
      expect(await state()).toEqual(none);
      const segments = [{ start: 0, end: 2, text: 'Edema is swelling.' }];
      await learner.client.call(contract.saveTranscript, { params, body: { segments } });
      expect(await state()).toEqual({ ...none, status: 'completed', reason: null, progress: 100, segments });
    });

    it('accept files, identified by content, as text for the learner to review', async () => {
      const learner = await registerLearner(server);
      const read = (file: Uint8Array) =>
        post('/api/notes/text-from-file', learner, { file, fileName: 'a.pdf' });
      expect(await read(Buffer.from('# Edema\r\n\r\n\r\n\r\nis swelling é'))).toEqual({
        status: 200,
        body: { text: '# Edema\n\nis swelling é', isCut: false },
      });
      expect((await read(recording())).body.code).toBe('note_file_type_unknown');
      expect((await read(Buffer.from(' \n '))).body.code).toBe('note_file_unreadable');
      expect((await read(Buffer.from('%PDF-1.7 broken'))).body.code).toBe('note_file_unreadable');
      expect((await read(Buffer.alloc(20 * 1024 * 1024 + 1, 97))).body.code).toBe('note_file_too_large');
      expect([await rows('lecture_files'), await rows('user_notes'), files()]).toEqual([[], [], []]);
    });
  },
  { config: { dataDir, maxUploadBytes: { audio: 1_000_000, video: 2_000_000 } } },
);
