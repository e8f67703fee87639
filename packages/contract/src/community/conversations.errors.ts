import { defineErrors } from '../errors.ts';

export const conversationErrors = defineErrors({
  message_not_found: { status: 404, message: 'This message can’t be found. It may have been deleted.' },
});
