import type { Sql } from '../../platform/db/database.ts';
import { isTimeZone, moveDays } from '../../learning/awards/index.ts';
import { updateTimeZone } from './accounts.queries.ts';

/** Moves a learner to another zone without costing a streak. A zone that can't be told days in counts as UTC. */
export async function moveToZone(tx: Sql, userId: number, wanted: string): Promise<void> {
  const { timeZone, moved } = await updateTimeZone(tx, userId, isTimeZone(wanted) ? wanted : 'UTC');
  if (moved) await moveDays(tx, userId, timeZone);
}
