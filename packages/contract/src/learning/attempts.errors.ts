import { defineErrors } from '../errors.ts';

export const attemptsErrors = defineErrors({
  attempt_not_found: { status: 404, message: 'You have no such attempt.' },
});
