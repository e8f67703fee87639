import type { register } from '@rounds/contract/identity/accounts';
import type { BodyIn } from '@rounds/contract/endpoint';
import { call } from '../../../../api/client.ts';
import { timeZone } from '../../../../browser/time-zone.ts';
import { useAction } from '../../../../api/use-action.ts';

type Registration = Omit<BodyIn<typeof register>, 'timeZone'>;

function postRegistration(registration: Registration) {
  return call<typeof register>('POST', '/api/auth/register', {
    body: { ...registration, timeZone: timeZone() },
  });
}

export function useRegister() {
  return useAction(postRegistration);
}
