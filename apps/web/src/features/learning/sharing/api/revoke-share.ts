import type { revokeShare as endpoint } from '@rounds/contract/learning/sharing';
import { call } from '../../../../api/client.ts';

/** Ends the public page of a badge for good. */
export function revokeShare(id: number) {
  return call<typeof endpoint>('DELETE', '/api/achievements/user/:id/share', { params: { id } });
}
