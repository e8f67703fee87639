import * as generated from '@rounds/contract/learning/notes.generated';
import * as contract from '@rounds/contract/learning/notes';
import { searchNotes } from '@rounds/contract/learning/notes.search';
import * as taking from '@rounds/contract/learning/notes.attempts';
import * as reviewing from '@rounds/contract/learning/notes.review';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Fail } from '../../platform/http/errors.ts';
import { type Limit, byLearner } from '../../platform/http/limits.ts';
import { okAnswer, serve } from '../../platform/http/serve.ts';
import * as ai from './ai.service.ts';
import type { Waiting } from './ai.service.ts';
import * as made from './generated.service.ts';
import * as notes from './notes.service.ts';
import * as questions from './questions.service.ts';
import type { AttemptTarget } from './attempts.rules.ts';
import { submitAttempt } from './attempts.service.ts';
import { answerMissed, readMissed } from './missed.service.ts';

const uploading: Limit = { name: 'notes', max: 60, seconds: 60 * 60, key: byLearner };
/** Reading a long note keeps a processor busy for a second. */
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

/** A learner waits for as long as their connection is open. */
function waitingFor(userId: number, noteId: number, { raw }: FastifyReply): Waiting {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return { userId, noteId, signal: gone.signal };
}

export function notesRoutes(app: FastifyInstance, deps: notes.NotesDeps): void {
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
  serve(app, contract.deleteNote, async ({ user, params, fail }) => {
    await notes.removeNote(deps, user.userId, params.id, fail);
    return okAnswer;
  });
  serve(app, contract.getNoteAnalysis, ({ user, params, fail }) =>
    notes.readAnalysis(deps, user.userId, params.id, fail),
  );
  serve(app, contract.getNoteWriting, ({ user, params, fail }) =>
    ai.readWriting(deps, user.userId, params.id, fail),
  );
  serve(app, contract.getNoteWriter, ({ user }) => ai.readNoteWriter(deps, user.userId));
  serve(app, contract.saveNoteWriter, ({ user, body }) => ai.saveNoteWriter(deps, user.userId, body.isOn));
  serve(
    app,
    contract.analyzeNote,
    ({ user, params, reply, fail }) =>
      notes.analyzeNote(deps, waitingFor(user.userId, params.id, reply), fail),
    { limits: [reading] },
  );
  serve(
    app,
    generated.generateNoteScenario,
    ({ user, params, body, reply, fail }) =>
      made.writeScenario(deps, waitingFor(user.userId, params.id, reply), body, fail),
    { limits: [reading] },
  );
  serve(
    app,
    generated.generateNoteTest,
    ({ user, params, body, reply, fail }) =>
      made.writeTest(deps, waitingFor(user.userId, params.id, reply), body, fail),
    { limits: [reading] },
  );
  serve(app, generated.listNoteScenarios, ({ user, query }) => made.listScenarios(deps, user.userId, query));
  serve(app, generated.deleteNoteScenario, async ({ user, params, fail }) => {
    await made.removeScenario(deps, user.userId, params.id, fail);
    return okAnswer;
  });
  serve(app, generated.listNoteTests, ({ user, query }) => made.listTests(deps, user.userId, query));
  serve(app, generated.getNoteTest, ({ user, params, fail }) =>
    made.readTest(deps, user.userId, params.id, fail),
  );
  serve(app, generated.deleteNoteTest, async ({ user, params, fail }) => {
    await made.removeTest(deps, user.userId, params.id, fail);
    return okAnswer;
  });
  serve(app, taking.getNoteScenario, ({ user, params, fail }) =>
    made.readScenario(deps, user.userId, params.id, fail),
  );
  serve(app, taking.takeNoteTest, ({ user, params, body, fail }) =>
    submitAttempt(deps, user.userId, testOf(params, fail), body, fail),
  );
  serve(app, taking.takeNoteScenario, ({ user, params, body, fail }) =>
    submitAttempt(deps, user.userId, scenarioOf(params, fail), body, fail),
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
