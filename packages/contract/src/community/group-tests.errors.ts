import { defineErrors } from '../errors.ts';

export const groupTestErrors = defineErrors({
  group_test_not_found: {
    status: 404,
    message: 'This test can’t be found. It may no longer be shared with a study group of yours.',
  },
  group_tests_full: {
    status: 409,
    message: 'This study group has as many tests as it can keep. Stop sharing one of them first.',
  },
});
