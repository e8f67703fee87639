import { defineErrors } from '../errors.ts';

export const codeErrors = defineErrors({
  code_not_found: { status: 404, message: 'This code isn’t valid.' },
  code_already_used: { status: 409, message: 'You’ve already used this code.' },
  code_used_up: { status: 409, message: 'This code has been used up.' },
  code_expired: { status: 422, message: 'This code has expired.' },
  code_minimum: { status: 422, message: 'The price is too low for this code.' },
  code_other_plan: { status: 422, message: 'This code is for the Professional plan.' },
});
