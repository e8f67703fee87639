import { defineErrors } from '../errors.ts';

export const preferenceErrors = defineErrors({
  same_as_primary: {
    status: 422,
    field: 'secondaryLearningStyle',
    message: 'This is already your main learning style. Choose a different one.',
  },
});
