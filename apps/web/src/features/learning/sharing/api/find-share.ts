import type { findShare as endpoint } from '@rounds/contract/learning/sharing';
import { call } from '../../../../api/client.ts';

/** The public page of a badge of one's own, if it has one. */
export async function findShare(id: number) {
  const { share } = await call<typeof endpoint>('GET', '/api/achievements/user/:id/share', {
    params: { id },
  });
  return share;
}
