import type { downloadCredential as endpoint } from '@rounds/contract/learning/sharing';
import { call } from '../../../../api/client.ts';

/** A badge of one's own as a signed file. */
export function downloadCredential(id: number) {
  return call<typeof endpoint>('GET', '/api/achievements/user/:id/credential', { params: { id } });
}
