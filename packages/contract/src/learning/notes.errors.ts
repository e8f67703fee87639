import { defineErrors } from '../errors.ts';

export const noteErrors = defineErrors({
  note_not_found: { status: 404, message: 'This note can’t be found. It may have been deleted.' },
  note_not_analyzed: { status: 404, message: 'This note hasn’t been analyzed yet.' },
  note_scenario_not_found: {
    status: 404,
    message: 'This scenario can’t be found. It may have been deleted with its note.',
  },
  note_test_not_found: {
    status: 404,
    message: 'This test can’t be found. It may have been deleted with its note.',
  },
  note_review_not_found: {
    status: 404,
    message: 'This question is no longer in review. It may have been changed or deleted.',
  },
  note_questions_changed: {
    status: 409,
    message: 'These questions have been changed in the meantime. Reload the page to see them.',
  },
  note_attempt_known: { status: 409, message: 'This attempt was already sent with other answers.' },
  note_last_item: {
    status: 409,
    message: 'At least one question has to stay. Delete all of it instead.',
  },
  note_item_flawed: {
    status: 422,
    message:
      'This question wouldn’t work. Make sure that the options differ, that just one of them is right, and that the question doesn’t give it away.',
  },
  note_gives_no_items: {
    status: 422,
    message:
      'There isn’t enough in this note to write questions from. Add more of what you want to learn, in full sentences.',
  },
  note_job_not_found: { status: 404, message: 'This is no longer known. It may have ended a while ago.' },
  note_job_running: {
    status: 409,
    message: 'Something else of this kind is being written from this note. Wait for it, or cancel it.',
  },
  writing_interrupted: {
    status: 503,
    message: 'The server was interrupted while this was written. Nothing was counted. Please try again.',
  },
  writing_failed: {
    status: 503,
    message: 'Something went wrong while this was written. Nothing was counted. Please try again.',
  },
  writing_canceled: { status: 409, message: 'This was canceled. Nothing was changed.' },
  note_takes_too_long: {
    status: 422,
    message: 'This note takes too long to process. Shorten it, or split it into several notes.',
  },
  analysis_busy: {
    status: 503,
    message: 'Many notes are being read at the moment. Please try again in a minute.',
  },
});
