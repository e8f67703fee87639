import type { finishLogin, login } from '@rounds/contract/identity/accounts';
import type { BodyIn } from '@rounds/contract/endpoint';
import { call } from '../../../../api/client.ts';
import { timeZone } from '../../../../browser/time-zone.ts';
import { useAction } from '../../../../api/use-action.ts';

type Credentials = Pick<BodyIn<typeof login>, 'email' | 'password'>;

function postLogin({ email, password }: Credentials) {
  return call<typeof login>('POST', '/api/auth/login', { body: { email, password, timeZone: timeZone() } });
}

/**
 * Answers the session, or the challenge of an account that asks for a code too; whoever asked signs in with it, so that
 * they also decide where to go.
 */
export function useLogin() {
  return useAction(postLogin);
}

type Answer = Pick<BodyIn<typeof finishLogin>, 'challenge' | 'code'>;

function postCode({ challenge, code }: Answer) {
  return call<typeof finishLogin>('POST', '/api/auth/two-factor', {
    body: { challenge, code, timeZone: timeZone() },
  });
}

/** The second step of signing in. */
export function useFinishLogin() {
  return useAction(postCode);
}
