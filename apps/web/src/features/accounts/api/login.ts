import type { login } from '@rounds/contract/accounts';
import type { BodyIn } from '@rounds/contract/endpoint';
import { call } from '../../../lib/api.ts';
import { timeZone } from '../../../lib/time-zone.ts';
import { useAction } from '../../../lib/use-action.ts';

type Credentials = Pick<BodyIn<typeof login>, 'email' | 'password'>;

function postLogin({ email, password }: Credentials) {
  return call<typeof login>('POST', '/api/auth/login', { body: { email, password, timeZone: timeZone() } });
}

/** Answers the session; whoever asked signs in with it, so that they also decide where to go. */
export function useLogin() {
  return useAction(postLogin);
}
