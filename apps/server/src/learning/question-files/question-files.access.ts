import { body } from '../../../testing/access/fixtures.ts';
import {
  importUnderNote,
  noteScenarioFile,
  noteTestFile,
  questionFileForm,
} from '../../../testing/access/question-file-fixtures.ts';
import { type AccessRows, out } from '../../../testing/access/row.ts';
import { fileQuestion } from '../../../testing/question-files.ts';

const noTest = '404 note_test_not_found';
const noScenario = '404 note_scenario_not_found';
const noNote = '404 note_not_found';

/** Owners export only their own questions, and imports go under their own notes. */
export const access: AccessRows = {
  'GET /api/note-tests/:id/files/:format': [noteTestFile, out, noTest, noTest, 200],
  'GET /api/note-scenarios/:id/files/:format': [noteScenarioFile, out, noScenario, noScenario, 200],
  'POST /api/question-files': [questionFileForm, out, 200, 200, 200],
  'POST /api/question-files/remarks': [body(fileQuestion), out, 200, 200, 200],
  'POST /api/question-files/tests': [importUnderNote, out, noNote, noNote, 201],
};
