import type { createShare as endpoint } from '@rounds/contract/learning/sharing';
import { call } from '../../../../api/client.ts';

/** Makes the public page of a badge; asked again, it answers the same one. */
export function createShare(id: number) {
  return call<typeof endpoint>('POST', '/api/achievements/user/:id/share', { params: { id } });
}
