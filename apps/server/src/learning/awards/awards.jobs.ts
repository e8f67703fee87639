import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { useDueFreezes } from './awards.service.ts';

/**
 * Somewhere a day ends every quarter of an hour: then streak freezes are used. Installations know the job by this name.
 */
export function defineAwardJobs(deps: { db: Database; clock: Clock; jobs: Jobs }): void {
  deps.jobs.schedule('rewards.freezes', '*/15 * * * *', () => useDueFreezes(deps));
}
