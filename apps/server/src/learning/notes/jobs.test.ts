import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { hormonesNote } from '@rounds/clinical-text/testing/sample-notes';
import * as contract from '@rounds/contract/learning/notes';
import * as generated from '@rounds/contract/learning/notes.generated';
import { type NoteJob, closeNoteJob, getNoteJob, listNoteJobs } from '@rounds/contract/learning/notes.jobs';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import { registerLearner } from '../../../testing/factories.ts';
import { uploadNote } from '../../../testing/notes.ts';
import { sound } from '../../../testing/model-answers.ts';
import { sendPart, startModelService } from '../../../testing/model-service.ts';
import { heartbeat } from './jobs.rules.ts';

const service = await startModelService();
afterAll(service.close);
const ai = { baseUrl: service.baseUrl, apiKey: 'secret', model: 'test', patience: 20_000 };
const notePatience = 60;

onServer(
  'what is written from a note by a job',
  (server) => {
    /** The service answers when it is told to. */
    let answerNow: (object: object) => void = () => undefined;
    let isGone = false;
    const open: ServerResponse[] = [];
    // The service gets few requests at once: those that a test leaves open would block the next one.
    afterEach(() => {
      for (const response of open.splice(0)) response.destroy();
    });
    beforeEach(() => {
      isGone = false;
      service.answerWith((_asked, response) => {
        open.push(response);
        response.once('close', () => (isGone = !response.writableFinished));
        sendPart(response, `{"items":[${JSON.stringify(sound)},${JSON.stringify(sound)}],"rest":"`);
        return new Promise((resolve) => {
          answerNow = () => {
            sendPart(response, '"}');
            response.write('data: [DONE]\n\n');
            response.end();
            resolve(undefined);
          };
        });
      });
    });

    const learner = async () => {
      const { client, user } = await registerLearner(server);
      const noteId = await uploadNote(client, { title: 'Hormones', content: hormonesNote });
      const params = { id: noteId };
      return {
        client,
        user,
        noteId,
        begin: (body: object = { questionCount: 3 }, headers = {}) =>
          client.send<{ job: NoteJob; id: number }>('POST', `/api/notes/${noteId}/generate-test`, {
            body,
            headers,
          }),
        job: async (id: string) => (await client.call(getNoteJob, { params: { id } })).body,
        jobs: async () => (await client.call(listNoteJobs, { params })).body,
        tests: async () => (await client.call(generated.listNoteTests, { query: {} })).body,
      };
    };
    const generations = async (userId: number) => {
      const [row] = await server.db.run<{ count: number }>(
        `select coalesce(sum(used), 0)::int as count from plan_usage where user_id = $1`,
        [userId],
      );
      return row?.count;
    };

    it('answers 202 with the job, which reports its progress and its result', async () => {
      const { begin, job, jobs, tests } = await learner();
      const { status, body } = await begin();
      expect([status, body.job.state, body.job.kind]).toEqual([202, 'running', 'test']);
      const { id } = body.job;
      await expect.poll(async () => (await job(id)).step).toBe('ai');
      await expect.poll(async () => (await job(id)).progress).toBeGreaterThan(0);
      expect((await jobs()).map((one) => one.id)).toEqual([id]);
      answerNow({});
      await expect.poll(async () => (await job(id)).state).toBe('completed');
      const [made] = await tests();
      expect(await job(id)).toMatchObject({ resultId: made?.id, progress: 100, failure: null });
      expect((await jobs()).map((one) => one.state)).toEqual(['completed']);
    });

    it('is shared by a double press and a repeated request, and counts once', async () => {
      const { begin, user, tests, job } = await learner();
      const key = { 'idempotency-key': randomUUID() };
      const both = await Promise.all([begin(undefined, key), begin(undefined, key)]);
      // If the one without a key had come first, the job would have no key.
      const all = [...both, await begin()];
      const ids = new Set(all.map(({ body }) => body.job.id));
      expect(ids.size).toBe(1);
      const [id = ''] = ids;
      await expect.poll(async () => (await job(id)).step).toBe('ai');
      answerNow({});
      await expect.poll(async () => (await job(id)).state).toBe('completed');
      const again = await begin(undefined, key);
      expect([again.status, again.body.id]).toEqual([201, (await tests())[0]?.id]);
      expect(await tests()).toHaveLength(1);
      expect(await generations(user.id)).toBe(1);
      const other = await begin({ questionCount: 4 }, key);
      expect([other.status, other.failure.code]).toEqual([409, 'key_reused']);
    });

    it('blocks another of its kind, but not other kinds', async () => {
      const { begin, client, noteId } = await learner();
      await begin();
      const other = await begin({ questionCount: 5 });
      expect([other.status, other.failure.code]).toEqual([409, 'note_job_running']);
      expect((await client.send('POST', `/api/notes/${noteId}/analyze`)).status).toBe(202);
    });

    it('is canceled at the service too, and counts nothing', async () => {
      const { begin, client, job, tests, user } = await learner();
      const { id } = (await begin()).body.job;
      await expect.poll(async () => (await job(id)).step).toBe('ai');
      const closed = await client.call(closeNoteJob, { params: { id } });
      expect(closed.body.state).toBe('canceled');
      await expect.poll(() => isGone).toBe(true);
      expect(await tests()).toEqual([]);
      expect(await generations(user.id)).toBe(0);
    });

    it('says why it failed', async () => {
      const { begin, client, job, noteId } = await learner();
      const { id } = (await begin()).body.job;
      await expect.poll(async () => (await job(id)).step).toBe('ai');
      const content = 'To do: buy pens.';
      const empty = await uploadNote(client, { content });
      service.answerWith(() => new Promise((resolve) => setTimeout(() => resolve({ items: [] }), 300)));
      const { body } = await client.send<{ job: NoteJob }>('POST', `/api/notes/${empty}/generate-test`, {
        body: {},
      });
      await expect.poll(async () => (await job(body.job.id)).state).toBe('failed');
      expect((await job(body.job.id)).failure).toEqual({ code: 'note_gives_no_items' });
      expect(noteId).not.toBe(empty);
    });

    it("is refused at once when the month's allowance is used up", async () => {
      const { begin, user } = await learner();
      await server.db.run('update users set trial_ends_at = null where id = $1', [user.id]);
      await server.db.run(
        `insert into plan_usage (user_id, month, allowance, used)
         values ($1, date_trunc('month', $2::timestamptz at time zone 'UTC')::date, 'generations', 3)`,
        [user.id, server.clock.now()],
      );
      const statuses = new Set<number>();
      await expect
        .poll(async () => {
          const { status } = await begin();
          statuses.add(status);
          return status;
        })
        .toBe(402);
      expect(service.asked).toEqual([]);
    });

    it('resumes after a crash, once, and completes', async () => {
      const { begin, job, tests, user } = await learner();
      const { id } = (await begin()).body.job;
      await expect.poll(async () => (await job(id)).step).toBe('ai');
      // As if another process had run it and then died.
      const crash = () =>
        server.db.run(
          `update note_analysis_jobs set run = run + 1, runner = gen_random_uuid(), seen_at = $2 where id = $1`,
          [id, new Date(server.clock.now().getTime() - heartbeat.lostAfter - 1)],
        );
      await crash();
      answerNow({});
      await server.jobs.run('notes.sweep');
      service.answerWith(() => ({ items: [sound] }));
      await server.jobs.runAll();
      expect(await job(id)).toMatchObject({ state: 'completed' });
      expect(await tests()).toHaveLength(1);
      expect(await generations(user.id)).toBe(1);
    });

    it('ends as interrupted when retries do not help', async () => {
      const { begin, job } = await learner();
      const { id } = (await begin()).body.job;
      await server.db.run(
        `update note_analysis_jobs set run = 3, runner = gen_random_uuid(), seen_at = $2 where id = $1`,
        [id, new Date(server.clock.now().getTime() - heartbeat.lostAfter - 1)],
      );
      await server.jobs.run('notes.sweep');
      expect(await job(id)).toMatchObject({ state: 'failed', failure: { code: 'writing_interrupted' } });
    });

    it('is deleted with its note', async () => {
      const { begin, client, noteId } = await learner();
      const { id } = (await begin()).body.job;
      await client.call(contract.deleteNote, { params: { id: noteId } });
      const gone = await client.send('GET', `/api/note-jobs/${id}`);
      expect([gone.status, gone.failure.code]).toEqual([404, 'note_job_not_found']);
      await expect.poll(() => isGone).toBe(true);
    });
  },
  { config: { ai, notePatience }, fetch },
);
