import { z } from 'zod';
import { TimeZoneName } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { sharedErrors } from '../errors.ts';
import { Email, NewPassword, Session, Username } from './accounts.ts';
import { accountErrors } from './accounts.errors.ts';

const endpoint = endpointsOf('Accounts');

/** The shared demo account still signs in like any other; this is what the button on the auth screen does. */
export const openDemo = endpoint({
  method: 'POST',
  path: '/api/auth/demo',
  summary:
    'Open a private copy of the demo learner and sign in to it. It is erased after 24 hours unless it is kept.',
  auth: 'none',
  status: 201,
  body: z.object({ timeZone: TimeZoneName.optional() }),
  answer: Session,
  errors: [accountErrors.demo_off],
});

export const keepProgress = endpoint({
  method: 'POST',
  path: '/api/user/keep-progress',
  summary:
    'Turn the private copy of the demo learner into an account of one’s own, with all that was done in it. Its other sessions end.',
  body: z.object({ username: Username, email: Email, password: NewPassword }),
  answer: Session,
  errors: [
    /** The copy was erased meanwhile. */
    sharedErrors.not_signed_in,
    sharedErrors.demo_account,
    accountErrors.not_demo_copy,
    accountErrors.email_taken,
    accountErrors.username_taken,
    accountErrors.username_reserved,
    accountErrors.password_common,
  ],
});
