import type { Sql } from '../../../platform/db/database.ts';
import { isTimeZone } from '../../../platform/time-zone.rules.ts';
import type { AccountsDeps } from '../accounts.deps.ts';
import { updateTimeZone } from '../accounts.queries.ts';

/** Moves a learner to another zone. An unknown zone counts as UTC. */
export async function changeTimeZone(
  tx: Sql,
  { events }: Pick<AccountsDeps, 'events'>,
  userId: number,
  wanted: string,
): Promise<void> {
  const { timeZone, moved } = await updateTimeZone(tx, userId, isTimeZone(wanted) ? wanted : 'UTC');
  if (moved) await events.timeZoneChanged(tx, userId, timeZone);
}
