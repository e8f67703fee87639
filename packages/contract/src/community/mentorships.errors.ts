import { defineErrors } from '../errors.ts';

export const mentorshipErrors = defineErrors({
  plan_required: {
    status: 402,
    plan: 'professional',
    message: 'Mentorship is part of the Professional plan.',
  },
  not_in_mentorship: { status: 403, message: 'This mentorship is between other people.' },
  mentor_only: { status: 403, message: 'Only the mentor can accept or decline a request.' },
  blocked: { status: 403, message: 'You can’t message each other because one of you has blocked the other.' },
  mentorship_not_found: { status: 404, message: 'This mentorship can’t be found.' },
  mentor_not_found: { status: 404, message: 'This person doesn’t offer mentoring.' },
  already_requested: {
    status: 409,
    message: 'You already have a mentorship with this person, or a request that is still open.',
  },
  step_not_possible: {
    status: 409,
    message: 'The mentorship has changed in the meantime. Reload the page to see where it stands.',
  },
  mentorship_not_active: {
    status: 409,
    message: 'You can only message each other while the mentorship is active.',
  },
  cannot_mentor_yourself: { status: 422, message: 'You can’t be your own mentor.' },
});
