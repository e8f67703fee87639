import type { Clock } from '../../clock.ts';
import { deleteExpiredKeys } from '../../http/idempotency.ts';
import { deleteExpiredLimits } from '../../http/limits.ts';
import { runParts } from '../../jobs/run-for-each.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Database } from '../database.ts';

/** Housekeeping: deletes expired counters and keys, and runs VACUUM and ANALYZE on the embedded database. */
export function defineMaintenance({ db, clock, jobs }: { db: Database; clock: Clock; jobs: Jobs }): void {
  jobs.schedule('platform.clean', '41 3 * * *', () =>
    runParts({
      limits: () => deleteExpiredLimits(db, clock.now()),
      keys: () => deleteExpiredKeys(db, clock.now()),
    }),
  );
  // The embedded database has no autovacuum: tables would bloat and the planner's statistics go stale.
  if (db.kind === 'pglite') jobs.schedule('platform.vacuum', '11 */6 * * *', () => vacuum(db));
}

async function vacuum(db: Database): Promise<void> {
  await db.run('vacuum (analyze)');
}
