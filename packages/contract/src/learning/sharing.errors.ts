import { defineErrors } from '../errors.ts';

export const sharingErrors = defineErrors({
  achievement_not_found: { status: 404, message: 'This achievement can’t be found.' },
  badge_not_found: { status: 404, message: 'This badge isn’t shared, or no longer is.' },
  key_not_found: { status: 404, message: 'There is no such key.' },
  not_graded: {
    status: 422,
    message:
      'Some of the results behind this badge came from an app and weren’t graded by Rounds, so we can’t sign it.',
  },
  not_passed: {
    status: 422,
    message: 'Score 60% or more in the scenarios behind this badge, and we’ll sign it.',
  },
});
