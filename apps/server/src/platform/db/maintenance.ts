import type { Clock } from '../clock.ts';
import { forgetOldKeys } from '../http/idempotency.ts';
import { forgetOldLimits } from '../http/limits.ts';
import { eachPart } from '../jobs/each.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Database } from './database.ts';

/** What keeps the database in order: counters and keys that are over, and on the embedded one VACUUM and ANALYZE. */
export function defineMaintenance({ db, clock, jobs }: { db: Database; clock: Clock; jobs: Jobs }): void {
  jobs.schedule('platform.clean', '41 3 * * *', () =>
    eachPart({
      limits: () => forgetOldLimits(db, clock.now()),
      keys: () => forgetOldKeys(db, clock.now()),
    }),
  );
  // A server has autovacuum. The embedded database has none: its tables and the planner's figures would rot.
  if (db.kind === 'pglite') jobs.schedule('platform.vacuum', '11 */6 * * *', () => vacuum(db));
}

async function vacuum(db: Database): Promise<void> {
  await db.run('vacuum (analyze)');
}
