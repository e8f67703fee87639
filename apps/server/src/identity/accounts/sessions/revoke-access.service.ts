import type { Sql } from '../../../platform/db/database.ts';
import type { AccountsDeps } from '../accounts.deps.ts';
import { updateUser } from '../accounts.queries.ts';
import { endMailLinks, linkPurposes } from '../email/mail-links.queries.ts';
import { deleteSessionsOf } from './sessions.queries.ts';
import { deleteChallengesOf, deleteUnfinishedSetup } from '../two-factor/two-factor.queries.ts';

/**
 * Revokes everything that would let somebody who once knew the password stay in the account or return: sessions,
 * pending sign-ins and two-factor setups, a pending change of email, all links, and whatever other features revoke on
 * this event. A test walks the schema for anything else that could survive the owner's recovery.
 */
export async function revokeAccess(
  tx: Sql,
  { events }: Pick<AccountsDeps, 'events'>,
  userId: number,
  now: Date,
): Promise<void> {
  await updateUser(tx, userId, { pendingEmail: null });
  await endMailLinks(tx, userId, linkPurposes, now);
  await deleteChallengesOf(tx, userId);
  await deleteUnfinishedSetup(tx, userId);
  await deleteSessionsOf(tx, userId);
  await events.accessRevoked(tx, userId);
}
