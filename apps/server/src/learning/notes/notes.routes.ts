import * as generated from '@rounds/contract/learning/notes.generated';
import * as contract from '@rounds/contract/learning/notes';
import { searchNotes } from '@rounds/contract/learning/notes.search';
import * as taking from '@rounds/contract/learning/notes.attempts';
import { closeNoteJob, getNoteJob, listNoteJobs } from '@rounds/contract/learning/notes.jobs';
import * as reviewing from '@rounds/contract/learning/notes.review';
import type { FastifyInstance } from 'fastify';
import type { Fail } from '../../platform/http/errors.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency.ts';
import { type Limit, byLearner } from '../../platform/http/limits.ts';
import { Accepted, serve } from '../../platform/http/serve.ts';
import * as ai from './ai.service.ts';
import * as jobs from './jobs.service.ts';
import * as made from './generated.service.ts';
import * as notes from './notes.service.ts';
import * as questions from './questions.service.ts';
import type { AttemptTarget } from './attempts.rules.ts';
import { attemptLimits } from './attempt-limits.ts';
import { openScenario, submitAttempt } from './attempts.service.ts';
import { answerMissed, readMissed } from './missed.service.ts';

const uploading: Limit = { name: 'notes', max: 60, seconds: 60 * 60, key: byLearner };
/** Reading a long note keeps a core busy for a second. */
const reading: Limit = { name: 'note-readings', max: 60, seconds: 60 * 60, key: byLearner };
interface OfId {
  readonly id: number;
}
const testOf = ({ id }: OfId, fail: Fail<'note_test_not_found'>): AttemptTarget => ({
  kind: 'test',
  id,
  notFound: () => fail('note_test_not_found'),
});
const scenarioOf = ({ id }: OfId, fail: Fail<'note_scenario_not_found'>): AttemptTarget => ({
  kind: 'scenario',
  id,
  notFound: () => fail('note_scenario_not_found'),
});

/** Answers with the result of a job, or with the job if it takes longer. */
const orLater = async <Answer>(
  job: Awaited<ReturnType<typeof jobs.requestJob>>,
  read: (id: number) => Promise<Answer>,
) => (job.state === 'running' ? new Accepted({ job: jobs.shown(job) }) : read(job.resultId ?? 0));

export function notesRoutes(app: FastifyInstance, deps: jobs.JobDeps): void {
  serve(app, contract.listNotes, ({ user, query }) => notes.listNotes(deps, user.userId, query));
  serve(app, searchNotes, ({ user, query }) => notes.searchNotes(deps, user.userId, query.q));
  serve(app, contract.createNote, ({ user, body }) => notes.createNote(deps, user.userId, body), {
    limits: [uploading],
  });
  serve(app, contract.getNote, ({ user, params, fail }) =>
    notes.readNote(deps, user.userId, params.id, fail),
  );
  serve(app, contract.updateNote, ({ user, params, body, fail }) =>
    notes.changeNote(deps, user.userId, params.id, body, fail),
  );
  serve(app, contract.deleteNote, ({ user, params, fail }) =>
    notes.removeNote(deps, user.userId, params.id, fail),
  );
  serve(app, contract.getNoteAnalysis, ({ user, params, fail }) =>
    notes.readAnalysis(deps, user.userId, params.id, fail),
  );
  serve(app, contract.getNoteWriter, ({ user }) => ai.readNoteWriter(deps, user.userId));
  serve(app, contract.saveNoteWriter, ({ user, body }) => ai.saveNoteWriter(deps, user.userId, body.isOn));
  serve(
    app,
    contract.analyzeNote,
    async ({ user: { userId }, params: { id: noteId }, request, fail }) => {
      const asked = { noteId, kind: 'analysis', wanted: {} } as const;
      const job = await jobs.requestJob(deps, userId, asked, idempotencyKeyOf(request), (code) =>
        fail(code === 'note_gives_no_items' ? 'writing_failed' : code),
      );
      return orLater(job, () => notes.readAnalysis(deps, userId, noteId, () => fail('note_not_found')));
    },
    { limits: [reading] },
  );
  serve(
    app,
    generated.generateNoteScenario,
    async ({ user: { userId }, params: { id: noteId }, body: wanted, request, fail }) => {
      const asked = { noteId, kind: 'scenario', wanted } as const;
      const job = await jobs.requestJob(deps, userId, asked, idempotencyKeyOf(request), fail);
      return orLater(job, (id) => made.readScenario(deps, userId, id, () => fail('note_not_found')));
    },
    { limits: [reading] },
  );
  serve(
    app,
    generated.generateNoteTest,
    async ({ user: { userId }, params: { id: noteId }, body: wanted, request, fail }) => {
      const asked = { noteId, kind: 'test', wanted } as const;
      const job = await jobs.requestJob(deps, userId, asked, idempotencyKeyOf(request), fail);
      return orLater(job, (id) => made.readTest(deps, userId, id, () => fail('note_not_found')));
    },
    { limits: [reading] },
  );
  serve(app, listNoteJobs, ({ user, params, fail }) => jobs.listJobs(deps, user.userId, params.id, fail));
  serve(app, getNoteJob, ({ user, params, fail }) => jobs.readJob(deps, user.userId, params.id, fail));
  serve(app, closeNoteJob, ({ user, params, fail }) => jobs.closeJob(deps, user.userId, params.id, fail));
  serve(app, generated.listNoteScenarios, ({ user, query }) => made.listScenarios(deps, user.userId, query));
  serve(app, generated.deleteNoteScenario, ({ user, params, fail }) =>
    made.removeScenario(deps, user.userId, params.id, fail),
  );
  serve(app, generated.listNoteTests, ({ user, query }) => made.listTests(deps, user.userId, query));
  serve(app, generated.getNoteTest, ({ user, params, fail }) =>
    made.readTest(deps, user.userId, params.id, fail),
  );
  serve(app, generated.deleteNoteTest, ({ user, params, fail }) =>
    made.removeTest(deps, user.userId, params.id, fail),
  );
  serve(app, taking.getNoteScenario, ({ user, params, fail }) =>
    openScenario(deps, user.userId, params.id, fail),
  );
  serve(
    app,
    taking.takeNoteTest,
    ({ user, params, body, fail }) => submitAttempt(deps, user.userId, testOf(params, fail), body, fail),
    { limits: attemptLimits },
  );
  serve(
    app,
    taking.takeNoteScenario,
    ({ user, params, body, fail }) => submitAttempt(deps, user.userId, scenarioOf(params, fail), body, fail),
    { limits: attemptLimits },
  );
  serve(app, reviewing.getNoteReview, ({ user }) => readMissed(deps, user.userId));
  serve(app, reviewing.answerNoteReview, ({ user, params, body, fail }) =>
    answerMissed(deps, user.userId, params.id, body, fail),
  );
  serve(app, taking.editTestQuestion, async ({ user, params, body, fail }) => {
    await questions.edit(deps, user.userId, testOf(params, fail), params.position, body, fail);
    return made.readTest(deps, user.userId, params.id, fail);
  });
  serve(app, taking.editScenarioQuestion, async ({ user, params, body, fail }) => {
    await questions.edit(deps, user.userId, scenarioOf(params, fail), params.position, body, fail);
    return made.readScenario(deps, user.userId, params.id, fail);
  });
  serve(app, taking.removeTestQuestion, async ({ user, params, query, fail }) => {
    await questions.remove(deps, user.userId, testOf(params, fail), params.position, query.revision, fail);
    return made.readTest(deps, user.userId, params.id, fail);
  });
  serve(app, taking.removeScenarioQuestion, async ({ user, params, query, fail }) => {
    await questions.remove(
      deps,
      user.userId,
      scenarioOf(params, fail),
      params.position,
      query.revision,
      fail,
    );
    return made.readScenario(deps, user.userId, params.id, fail);
  });
}
