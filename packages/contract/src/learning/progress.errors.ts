import { defineErrors } from '../errors.ts';

export const progressErrors = defineErrors({
  attempt_of_another: { status: 403, message: 'This attempt belongs to another account.' },
  answer_recorded: { status: 409, message: 'A different answer to this question was already recorded.' },
});
