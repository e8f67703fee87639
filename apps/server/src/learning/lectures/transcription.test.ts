import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as contract from '@rounds/contract/learning/lectures';
import type { Note } from '@rounds/contract/learning/notes';
import { searchNotes } from '@rounds/contract/learning/notes.search';
import { getNote, updateNote } from '@rounds/contract/learning/notes';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { onServerOf } from '../../../testing/app.ts';
import { registerLearner } from '../../../testing/factories.ts';
import { lectureFields, formText, needsFfmpeg, recording } from '../../../testing/lectures.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'rounds-transcription-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

type Answer = () => Response | Promise<Response>;
const asked: string[] = [];
let answers: Answer[] = [];
const heard =
  (...segments: object[]): Answer =>
  () =>
    Response.json({ text: 'All', segments });
const service: typeof fetch = async (address, init) => {
  asked.push(`${new Request(address).url} ${new Headers(init?.headers).get('authorization') ?? ''}`);
  const answer = answers.shift();
  if (!answer) throw new TypeError('The service is gone');
  return answer();
};

beforeEach(() => {
  asked.length = 0;
  answers = [];
});

onServerOf(
  'pglite',
  'a transcription by a service',
  (server) => {
    const lecture = async (seconds: number, file = recording(seconds)) => {
      const { client } = await registerLearner(server);
      const { body, type } = await formText({ fields: lectureFields, file });
      const reply = await server.app.inject({
        method: 'POST',
        url: '/api/notes/upload-lecture',
        headers: { authorization: `Bearer ${client.token ?? ''}`, 'content-type': type },
        payload: Buffer.from(body, 'latin1'),
      });
      const params = { id: reply.json<Note>().id };
      const state = async () => (await client.call(contract.getTranscription, { params })).body;
      const run = () => server.jobs.run('lectures.transcribe', { noteId: params.id });
      server.jobs.enqueued.length = 0;
      return { client, params, state, run };
    };

    it('becomes the text of the note, with times', async () => {
      const { client, params, state, run } = await lecture(3);
      answers = [
        heard({ start: 0, end: 1.5, text: ' Edema is  swelling. ' }, { start: 1.5, end: 2, text: '' }),
      ];
      await run();
      expect(asked).toEqual(['http://speech.test/v1/audio/transcriptions Bearer secret']);
      expect(await state()).toMatchObject({
        status: 'completed',
        progress: 100,
        engine: 'service',
        segments: [{ start: 0, end: 1.5, text: 'Edema is swelling.' }],
      });
      const { body } = await client.call(getNote, { params });
      expect(body.content).toBe('Edema is swelling.');
      // The note itself changes without it: its text and its type are the lecture's.
      const changes = { title: 'Week 1', content: 'Other', noteType: 'syllabus' } as const;
      const changed = await client.call(updateNote, { params, body: changes });
      expect(changed.body).toEqual({ ...body, title: 'Week 1', updatedAt: changed.body.updatedAt });
      const found = await client.call(searchNotes, { query: { q: 'swelling' } });
      expect(found.body).toMatchObject([{ noteId: params.id, places: [{ start: 9, seconds: 0 }] }]);
    });

    /** Numbered sentences of about 80 characters. */
    const speech = (count: number, word = 'Edema is swelling'): Answer =>
      heard(
        ...Array.from({ length: count }, (_, n) => ({
          start: n / 1000,
          end: (n + 1) / 1000,
          text: `${word} ${'very much '.repeat(7)}`
            .slice(0, 73)
            .trimEnd()
            .concat(` ${1000 + n}.`),
        })),
      );

    it('of an hour and a half is all in the note, can be searched to its end, and can be corrected', async () => {
      const { client, params, state, run } = await lecture(3);
      answers = [speech(1400)];
      await run();
      const { segments, reason } = await state();
      expect([segments.length, reason]).toEqual([1400, null]);
      const { body } = await client.call(getNote, { params });
      expect(body.content.length).toBeGreaterThan(100_000);
      expect(body.content).toMatch(/2399\.$/);
      expect((await client.call(searchNotes, { query: { q: '2399' } })).body).toHaveLength(1);
      const corrected = segments.with(1399, { start: 1, end: 2, text: 'The last one.' });
      const saved = await client.call(contract.saveTranscript, { params, body: { segments: corrected } });
      expect(saved.status).toBe(200);
      expect((await client.call(getNote, { params })).body.content).toMatch(/The last one\.$/);
    });

    it('ends with a sentence when the note is full, says so, and can still be corrected', async () => {
      const { client, params, state, run } = await lecture(3);
      answers = [speech(4000, 'शोफ सूजन है और')];
      await run();
      const { segments, reason, status } = await state();
      expect([status, reason]).toEqual(['completed', 'too_long']);
      const { content } = (await client.call(getNote, { params })).body;
      expect(content.length).toBeGreaterThan(199_000);
      expect(content.length).toBeLessThanOrEqual(200_000);
      expect(content).toMatch(/ \d{4}\.$/);
      const corrected = segments.with(0, { start: 0, end: 1, text: 'The first one.' });
      const saved = await client.call(contract.saveTranscript, { params, body: { segments: corrected } });
      expect(saved).toMatchObject({ status: 200, body: { reason: 'too_long' } });
    });

    it('that a service returns as plain text is not cut', async () => {
      const { client, params, run } = await lecture(3);
      const text = 'Edema is swelling of the legs. '.repeat(400).trim();
      answers = [() => Response.json({ text })];
      await run();
      const { content } = (await client.call(getNote, { params })).body;
      expect(content.replaceAll('\n', ' ')).toBe(text);
      expect(content.split('\n').every((line) => line.endsWith('legs.'))).toBe(true);
    });

    needsFfmpeg('goes on behind the last piece after a crash, and loses nothing', async () => {
      const { state, run } = await lecture(150);
      answers = [heard({ start: 0, end: 5, text: 'First.' })];
      await expect(run()).rejects.toThrow('The service is gone');
      const between = await state();
      expect(between).toMatchObject({ status: 'processing', progress: 50 });
      answers = [heard({ start: 0, end: 5, text: 'Second.' })];
      await run();
      const { status, segments } = await state();
      expect(status).toBe('completed');
      expect(segments.map(({ text }) => text)).toEqual(['First.', 'Second.']);
      // The cut falls in the silence of the second minute.
      expect(segments[1]?.start).toBeGreaterThan(85);
      expect(asked).toHaveLength(3);
      await run();
      expect(asked).toHaveLength(3);
    });

    needsFfmpeg('believes no times outside of the recording', async () => {
      const { state, run } = await lecture(3);
      answers = [
        heard(
          { start: -5, end: 1, text: 'One.' },
          { start: 900, end: 901, text: 'Two.' },
          { start: 1, end: 0, text: 'Three.' },
        ),
      ];
      await run();
      const { segments } = await state();
      expect(segments.map(({ start, end }) => start >= 0 && end >= start && end <= 3.1)).toEqual([
        true,
        true,
        true,
      ]);
    });

    it('of a recording that cannot be measured can be corrected without changes', async () => {
      const { client, params, state, run } = await lecture(3);
      vi.stubEnv('PATH', '');
      try {
        answers = [
          heard({ start: -1e300, end: 1e300, text: 'One.' }, { start: 1e300, end: 0, text: 'Two.' }),
        ];
        await run();
      } finally {
        vi.unstubAllEnvs();
      }
      const { status, segments } = await state();
      expect(status).toBe('completed');
      const saved = await client.call(contract.saveTranscript, { params, body: { segments } });
      expect(saved).toMatchObject({ status: 200, body: { segments } });
    });

    it.each<[string, Answer]>([
      ['a wrong key', () => new Response('no', { status: 401 })],
      ['no JSON', () => new Response('<html>')],
      ['other JSON', () => Response.json({ segments: 'all' })],
      [
        'text without end',
        () =>
          new Response(
            new ReadableStream({
              pull(controller) {
                controller.enqueue(new Uint8Array(1_000_000).fill(97));
              },
            }),
          ),
      ],
    ])('fails for good when the service answers %s, and can be retried', async (_what, answer) => {
      const { client, params, state, run } = await lecture(3);
      answers = [answer];
      await expect(run()).rejects.toThrow();
      expect(await state()).toMatchObject({ status: 'failed', reason: 'engine_failed' });
      await client.call(contract.retryTranscription, { params });
      answers = [heard({ start: 0, end: 1, text: 'Now.' })];
      await server.jobs.runAll();
      expect(await state()).toMatchObject({ status: 'completed' });
      const again = await client.call(contract.retryTranscription, { params });
      expect(again.failure.code).toBe('transcription_not_failed');
    });

    it('counts as the engine’s when corrected, and as the learner’s once they paste another', async () => {
      const { client, params, state, run } = await lecture(3);
      answers = [heard({ start: 0, end: 1, text: 'Salin.' })];
      await run();
      const save = async (end: number) => {
        const segments = [{ start: 0, end, text: 'Saline.' }];
        await client.call(contract.saveTranscript, { params, body: { segments } });
      };
      await save(1);
      expect(await state()).toMatchObject({ status: 'completed', engine: 'service' });
      await save(0);
      expect(await state()).toMatchObject({ status: 'completed', engine: null });
    });

    it('no longer says that the service is down once it answers', async () => {
      const { state, run } = await lecture(3);
      answers = [() => new Response('later', { status: 503 })];
      await expect(run()).rejects.toThrow('503');
      answers = [heard({ start: 0, end: 1, text: 'Now.' })];
      await run();
      expect(await state()).toMatchObject({ status: 'completed', reason: null });
    });

    it('keeps retrying while the service is down, and gives up after an hour', async () => {
      const { state, run } = await lecture(3);
      answers = [() => new Response('later', { status: 503 })];
      await expect(run()).rejects.toThrow('503');
      expect(await state()).toMatchObject({ status: 'processing', reason: 'engine_waiting' });
      server.clock.advance({ minutes: 61 });
      await server.jobs.run('lectures.sweep');
      expect(await state()).toMatchObject({ status: 'failed', reason: 'engine_failed' });
    });

    needsFfmpeg('says when a recording can’t be decoded', async () => {
      const { state, run } = await lecture(3, recording(1).subarray(0, 44));
      await run();
      expect(await state()).toMatchObject({ status: 'failed', reason: 'unreadable' });
      expect(asked).toEqual([]);
    });

    it('says when nobody spoke', async () => {
      const { state, run } = await lecture(3);
      answers = [heard()];
      await run();
      expect(await state()).toMatchObject({ status: 'failed', reason: 'no_speech', segments: [] });
    });
  },
  {
    config: {
      dataDir,
      transcription: { baseUrl: 'http://speech.test/v1', apiKey: 'secret', model: 'whisper-1' },
    },
    fetch: service,
  },
);
