import {
  failedLecture,
  lecture,
  mediaLink,
  noteFileForm,
  recordingForm,
} from '../../../testing/access/lecture-fixtures.ts';
import { type AccessRows, out } from '../../../testing/access/row.ts';

const none = '404 lecture_not_found';
const segments = [{ start: 0, end: 1, text: 'Edema is swelling.' }];

/** A lecture is its owner's alone; its recording also plays by a link that the owner made. */
export const access: AccessRows = {
  'POST /api/notes/upload-lecture': [recordingForm, out, 201, 201, 201],
  'POST /api/notes/text-from-file': [noteFileForm, out, 200, 200, 200],
  'GET /api/notes/:id/transcription': [lecture(), out, none, none, 200],
  'PUT /api/notes/:id/transcription': [lecture({ segments }), out, none, none, 200],
  'POST /api/notes/:id/transcription/retry': [failedLecture, out, none, none, 200],
  'POST /api/notes/:id/media-link': [lecture(), out, none, none, 200],
  'GET /api/lecture-media/:id': [mediaLink, 200, 200, 200, 200],
};
