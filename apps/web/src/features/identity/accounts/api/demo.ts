import type { BodyIn } from '@rounds/contract/endpoint';
import type { keepProgress, openDemo } from '@rounds/contract/identity/accounts.demo';
import { call } from '../../../../api/client.ts';
import { useAction } from '../../../../api/use-action.ts';
import { timeZone } from '../../../../browser/time-zone.ts';

function postDemo() {
  return call<typeof openDemo>('POST', '/api/auth/demo', { body: { timeZone: timeZone() } });
}

/** Opens a private copy of the demo learner. */
export function useOpenDemo() {
  return useAction(postDemo);
}

function postKeeping(body: BodyIn<typeof keepProgress>) {
  return call<typeof keepProgress>('POST', '/api/user/keep-progress', { body });
}

/** Turns the copy into the learner's own account. The caller signs in with the answer. */
export function useKeepProgress() {
  return useAction(postKeeping);
}
