import * as generated from '@rounds/contract/learning/notes.generated';
import * as contract from '@rounds/contract/learning/notes';
import type { FastifyInstance } from 'fastify';
import { type Limit, byLearner } from '../../platform/http/limits.ts';
import { okAnswer, serve } from '../../platform/http/serve.ts';
import * as made from './generated.service.ts';
import * as notes from './notes.service.ts';

const uploading: Limit = { name: 'notes', max: 60, seconds: 60 * 60, key: byLearner };
/** Reading a long note keeps a processor busy for a second. */
const reading: Limit = { name: 'note-readings', max: 60, seconds: 60 * 60, key: byLearner };

export function notesRoutes(app: FastifyInstance, deps: notes.NotesDeps): void {
  serve(app, contract.listNotes, ({ user, query }) => notes.listNotes(deps, user.userId, query));
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
  serve(
    app,
    contract.analyzeNote,
    ({ user, params, fail }) => notes.analyzeNote(deps, user.userId, params.id, fail),
    { limits: [reading] },
  );
  serve(
    app,
    generated.generateNoteScenario,
    ({ user, params, body, fail }) => made.writeScenario(deps, user.userId, params.id, body, fail),
    { limits: [reading] },
  );
  serve(
    app,
    generated.generateNoteTest,
    ({ user, params, body, fail }) => made.writeTest(deps, user.userId, params.id, body, fail),
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
}
