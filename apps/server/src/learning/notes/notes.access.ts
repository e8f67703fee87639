import { body } from '../../../testing/access/fixtures.ts';
import {
  analyzedNote,
  noteJob,
  note,
  noteScenario,
  noteScenarioQuestionRemoved,
  noteScenarioEdit,
  noteScenarioAttempt,
  noteTest,
  noteTestQuestionRemoved,
  noteTestEdit,
  noteTestAttempt,
  dueNoteReview,
} from '../../../testing/access/note-fixtures.ts';
import { type AccessRows, out } from '../../../testing/access/row.ts';

const noJob = '404 note_job_not_found';
const noNote = '404 note_not_found';
const noTest = '404 note_test_not_found';
const noReview = '404 note_review_not_found';
const noScenario = '404 note_scenario_not_found';
const text = { title: 'Heart failure', content: 'Edema is swelling.' };

/** Notes, and what is written from them, belong to their owner alone. */
export const access: AccessRows = {
  'GET /api/notes': [note(), out, 200, 200, 200],
  'POST /api/notes': [body(text), out, 201, 201, 201],
  'GET /api/notes/:id': [note(), out, noNote, noNote, 200],
  'PUT /api/notes/:id': [note(text), out, noNote, noNote, 200],
  'DELETE /api/notes/:id': [note(), out, noNote, noNote, 200],
  'GET /api/notes/:id/analysis': [analyzedNote, out, noNote, noNote, 200],
  'GET /api/notes/:id/jobs': [note(), out, noNote, noNote, 200],
  'GET /api/note-jobs/:id': [noteJob, out, noJob, noJob, 200],
  'DELETE /api/note-jobs/:id': [noteJob, out, noJob, noJob, 200],
  'POST /api/notes/:id/analyze': [note(), out, noNote, noNote, 200],
  'POST /api/notes/:id/generate-scenario': [note({}), out, noNote, noNote, 201],
  'POST /api/notes/:id/generate-test': [note({}), out, noNote, noNote, 201],
  'GET /api/note-scenarios': [noteScenario, out, 200, 200, 200],
  'DELETE /api/note-scenarios/:id': [noteScenario, out, noScenario, noScenario, 200],
  'GET /api/note-scenarios/:id': [noteScenario, out, noScenario, noScenario, 200],
  'POST /api/note-scenarios/:id/attempts': [noteScenarioAttempt, out, noScenario, noScenario, 200],
  'PUT /api/note-scenarios/:id/questions/:position': [noteScenarioEdit, out, noScenario, noScenario, 200],
  'DELETE /api/note-scenarios/:id/questions/:position': [
    noteScenarioQuestionRemoved,
    out,
    noScenario,
    noScenario,
    200,
  ],
  'POST /api/note-tests/:id/attempts': [noteTestAttempt, out, noTest, noTest, 200],
  'PUT /api/note-tests/:id/questions/:position': [noteTestEdit, out, noTest, noTest, 200],
  'DELETE /api/note-tests/:id/questions/:position': [noteTestQuestionRemoved, out, noTest, noTest, 200],
  'POST /api/note-review/:id': [dueNoteReview, out, noReview, noReview, 200],
  'GET /api/note-tests': [noteTest, out, 200, 200, 200],
  'GET /api/note-tests/:id': [noteTest, out, noTest, noTest, 200],
  'DELETE /api/note-tests/:id': [noteTest, out, noTest, noTest, 200],
};
