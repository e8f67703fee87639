import { defineErrors } from '../errors.ts';

export const notificationErrors = defineErrors({
  push_service_unknown: {
    status: 422,
    message: 'Notifications can’t be sent to this browser. Try another one.',
  },
  push_key_invalid: {
    status: 422,
    message: 'This browser’s key for notifications doesn’t work. Turn notifications off and on again.',
  },
  unsubscribe_link_invalid: {
    status: 404,
    message: 'This link is incomplete or doesn’t work. Open it again from the mail.',
  },
});
