import {
  failedLecture,
  lecture,
  mediaLink,
  noteFileForm,
  recordingForm,
  newUpload,
  openUpload,
  piece,
  wholeUpload,
} from '../../../testing/access/lecture-fixtures.ts';
import { type AccessRows, out } from '../../../testing/access/row.ts';

const none = '404 lecture_not_found';
const noUpload = '404 lecture_upload_not_found';
const segments = [{ start: 0, end: 1, text: 'Edema is swelling.' }];

/** Only the owner may use a lecture; its recording also plays from a link that the owner made. */
export const access: AccessRows = {
  'POST /api/notes/upload-lecture': [recordingForm, out, 201, 201, 201],
  'POST /api/notes/text-from-file': [noteFileForm, out, 200, 200, 200],
  'GET /api/notes/:id/transcription': [lecture(), out, none, none, 200],
  'PUT /api/notes/:id/transcription': [lecture({ segments }), out, none, none, 200],
  'POST /api/notes/:id/transcription/retry': [failedLecture, out, none, none, 200],
  'POST /api/notes/:id/media-link': [lecture(), out, none, none, 200],
  'POST /api/lecture-uploads': [newUpload, out, 201, 201, 201],
  'GET /api/lecture-uploads/:id': [openUpload, out, noUpload, noUpload, 200],
  'PATCH /api/lecture-uploads/:id': [piece, out, noUpload, noUpload, 204],
  'DELETE /api/lecture-uploads/:id': [openUpload, out, noUpload, noUpload, 200],
  'POST /api/lecture-uploads/:id/finish': [wholeUpload, out, noUpload, noUpload, 201],
  'GET /api/lecture-media/:id': [mediaLink, 200, 200, 200, 200],
};
