import type { register } from '@rounds/contract/identity/accounts';
import type { BodyIn } from '@rounds/contract/endpoint';
import { call } from '../../../../lib/api.ts';
import { timeZone } from '../../../../lib/time-zone.ts';
import { useAction } from '../../../../lib/use-action.ts';

type Registration = Omit<BodyIn<typeof register>, 'timeZone'>;

function postRegistration(registration: Registration) {
  return call<typeof register>('POST', '/api/auth/register', {
    body: { ...registration, timeZone: timeZone() },
  });
}

export function useRegister() {
  return useAction(postRegistration);
}
