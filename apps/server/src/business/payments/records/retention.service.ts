import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { deleteRevenueOfNobody } from '../../ledger/index.ts';
import { recordsKeptSince } from '../payments.rules.ts';
import { deleteRecordsOfNobody } from './retention.queries.ts';

/** Removes records that the law no longer requires. What belongs to an account stays as long as the account. */
export async function deleteOldRecords(deps: {
  readonly db: Database;
  readonly clock: Clock;
}): Promise<void> {
  const before = recordsKeptSince(deps.clock.now());
  await deps.db.transaction(async (tx) => {
    await deleteRecordsOfNobody(tx, before);
    await deleteRevenueOfNobody(tx, before);
  });
}
