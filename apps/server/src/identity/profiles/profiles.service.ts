import type { PublicProfile } from '@rounds/contract/identity/profiles';
import type { Json } from '../../platform/db/json.ts';
import type { Fail } from '../../platform/http/errors.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import { selectOptionalProfile } from './profiles.queries.ts';

/**
 * The JSON of a learner's profile for others. A missing learner, a deleted account, and another learner's hidden
 * profile look the same.
 */
export async function readPublicProfile(
  { db, clock }: ServiceDeps,
  username: string,
  viewerId: number,
  fail: Fail<'user_not_found'>,
): Promise<Json<PublicProfile>> {
  const json = await selectOptionalProfile(db, username, viewerId, clock.now());
  if (json === null) throw fail('user_not_found');
  return json;
}
