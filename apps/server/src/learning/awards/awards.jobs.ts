import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { useDueFreezes } from './awards.service.ts';

/**
 * A day ends somewhere every quarter of an hour, and streak freezes are used then. Existing installations know the job
 * by this name.
 */
export function defineAwardJobs(deps: { db: Database; clock: Clock; jobs: Jobs }): void {
  deps.jobs.schedule('rewards.freezes', '*/15 * * * *', () => useDueFreezes(deps));
}
