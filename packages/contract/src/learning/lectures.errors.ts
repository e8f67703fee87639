import { defineErrors } from '../errors.ts';

export const lectureErrors = defineErrors({
  lecture_not_found: {
    status: 404,
    message: 'This lecture can’t be found. It may have been deleted, or the link to it has expired.',
  },
  lecture_too_large: {
    status: 413,
    message: 'This file is too large. Audio can have up to 500 MB, video up to 1 GB.',
    field: 'file',
  },
  lecture_type_unknown: {
    status: 415,
    message: 'This isn’t a recording that we can read. Choose an MP3, WAV, M4A, MP4, MOV or AVI file.',
    field: 'file',
  },
  lecture_file_missing: { status: 400, message: 'Choose a file.', field: 'file' },
  upload_interrupted: {
    status: 408,
    message: 'The upload was interrupted. Nothing was stored. Please try again.',
  },
  lecture_upload_not_found: {
    status: 404,
    message: 'This upload can’t be found. It may have been canceled, or it was left for more than a day.',
  },
  lecture_uploads_full: {
    status: 409,
    message: 'You have three unfinished uploads. Finish or cancel one of them first.',
  },
  lecture_storage_full: {
    status: 409,
    message: 'Your recordings leave no room for this file. First delete a lecture you no longer need.',
  },
  upload_unfinished: { status: 409, message: 'Some of this file hasn’t arrived yet.' },
  upload_elsewhere: {
    status: 409,
    message: 'The upload goes on from another place. Ask how far it is, and send what follows.',
  },
  upload_busy: {
    status: 423,
    message: 'This file is being sent from another page or device. Please try again in a moment.',
  },
  note_file_too_large: {
    status: 413,
    message: 'This file is too large. It can have up to 20 MB.',
    field: 'file',
  },
  note_file_type_unknown: {
    status: 415,
    message: 'We can’t read this kind of file. Choose a PDF, DOCX, PPTX, Markdown or text file.',
    field: 'file',
  },
  note_file_unreadable: {
    status: 422,
    message: 'We couldn’t find any text in this file. Paste the text instead.',
    field: 'file',
  },
  lecture_busy: {
    status: 503,
    message: 'Many files are being read at the moment. Please try again in a minute.',
  },
  transcription_not_failed: {
    status: 409,
    message: 'This lecture is being transcribed, or has a transcript.',
  },
});
