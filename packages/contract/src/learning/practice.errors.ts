import { defineErrors } from '../errors.ts';

export const practiceErrors = defineErrors({
  practice_not_found: { status: 404, message: 'This practice session can’t be found. It may have been deleted.' },
  practice_exists: { status: 409, message: 'That id belongs to another practice session.' },
  practice_ended: { status: 409, message: 'This practice session has ended.' },
  nothing_matches: { status: 422, message: 'No question matches. Choose fewer filters.' },
});
