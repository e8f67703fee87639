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
 * Returns the session, or the challenge of an account with two-factor sign-in. The caller signs in with it, and so
 * decides where to go next.
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
