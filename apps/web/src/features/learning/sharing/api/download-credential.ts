import type { downloadCredential as endpoint } from '@rounds/contract/learning/sharing';
import { call } from '../../../../api/client.ts';

/** One of the learner's badges as a signed file. */
export function downloadCredential(id: number) {
  return call<typeof endpoint>('GET', '/api/achievements/user/:id/credential', { params: { id } });
}
