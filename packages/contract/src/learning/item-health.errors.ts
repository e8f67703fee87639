import { defineErrors } from '../errors.ts';

export const itemHealthErrors = defineErrors({
  question_not_found: { status: 404, message: 'There is no such question.' },
  question_withdrawn: { status: 409, message: 'This question was already withdrawn.' },
  question_in_use: { status: 409, message: 'This question is already in use.' },
});
