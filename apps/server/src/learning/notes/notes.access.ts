import * as on from '../../../testing/access/fixtures.ts';
import { type AccessRows, out } from '../../../testing/access/row.ts';

const noNote = '404 note_not_found';
const noTest = '404 note_test_not_found';
const noScenario = '404 note_scenario_not_found';
const text = { title: 'Heart failure', content: 'Edema is swelling.' };

/** Notes, and what is written from them, are the owner's alone. */
export const access: AccessRows = {
  'GET /api/notes': [on.note(), out, 200, 200, 200],
  'POST /api/notes': [on.body(text), out, 201, 201, 201],
  'GET /api/notes/:id': [on.note(), out, noNote, noNote, 200],
  'PUT /api/notes/:id': [on.note(text), out, noNote, noNote, 200],
  'DELETE /api/notes/:id': [on.note(), out, noNote, noNote, 200],
  'GET /api/notes/:id/analysis': [on.note(), out, noNote, noNote, '404 note_not_analyzed'],
  'POST /api/notes/:id/analyze': [on.note(), out, noNote, noNote, 200],
  'POST /api/notes/:id/generate-scenario': [on.note({}), out, noNote, noNote, 201],
  'POST /api/notes/:id/generate-test': [on.note({}), out, noNote, noNote, 201],
  'GET /api/note-scenarios': [on.noteScenario, out, 200, 200, 200],
  'DELETE /api/note-scenarios/:id': [on.noteScenario, out, noScenario, noScenario, 200],
  'GET /api/note-tests': [on.noteTest, out, 200, 200, 200],
  'GET /api/note-tests/:id': [on.noteTest, out, noTest, noTest, 200],
  'DELETE /api/note-tests/:id': [on.noteTest, out, noTest, noTest, 200],
};
