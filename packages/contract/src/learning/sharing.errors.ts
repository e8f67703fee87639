import { defineErrors } from '../errors.ts';

export const sharingErrors = defineErrors({
  achievement_not_found: { status: 404, message: 'This achievement can’t be found.' },
  badge_not_found: { status: 404, message: 'This badge isn’t shared, or no longer is.' },
  key_not_found: { status: 404, message: 'There is no such key.' },
  not_passed: {
    status: 422,
    message: 'We sign this badge once each scenario behind it has been scored 70% or more.',
  },
  not_graded: {
    status: 422,
    message:
      'Some of the results behind this badge came from an app and weren’t graded by Rounds, so we can’t sign it.',
  },
});
