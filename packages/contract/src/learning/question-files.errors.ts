import { defineErrors } from '../errors.ts';

export const questionFileErrors = defineErrors({
  question_file_missing: { status: 400, message: 'Choose a file.', field: 'file' },
  question_file_too_large: {
    status: 413,
    message: 'This file is too large. It can have up to 5 MB.',
    field: 'file',
  },
  question_file_unknown: {
    status: 415,
    message: 'This isn’t a question file that we can read. Choose a GIFT, Moodle XML or QTI 2.1 file.',
    field: 'file',
  },
  question_file_deck: {
    status: 415,
    message: 'Anki decks can be exported but not imported. Choose a GIFT, Moodle XML or QTI 2.1 file.',
    field: 'file',
  },
  question_file_unreadable: {
    status: 422,
    message: 'This file is broken. Export it again, and try once more.',
    field: 'file',
  },
  question_file_over_limit: {
    status: 422,
    message: 'This file has more than 100 questions. Split it into smaller files.',
    field: 'file',
  },
  question_file_empty: {
    status: 422,
    message: 'There are no questions in this file that can be imported.',
    field: 'file',
  },
  question_file_busy: {
    status: 503,
    message: 'Many files are being read at the moment. Please try again in a minute.',
  },
});
