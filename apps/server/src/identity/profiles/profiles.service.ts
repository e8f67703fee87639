import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Fail } from '../../platform/http/errors.ts';
import { selectOptionalProfile } from './profiles.queries.ts';

export interface ProfilesDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/**
 * The JSON of the profile that a learner has for others. Nobody, a deleted account, and somebody else who hides their profile
 * look the same.
 */
export async function readPublicProfile(
  { db, clock }: ProfilesDeps,
  username: string,
  askedBy: number,
  fail: Fail<'user_not_found'>,
): Promise<string> {
  const json = await selectOptionalProfile(db, username, askedBy, clock.now());
  if (json === null) throw fail('user_not_found');
  return json;
}
