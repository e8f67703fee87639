import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { RewardsDeps } from './rewards.service.ts';
import { useDueFreezes } from './rewards.queries.ts';

/** A day is over somewhere every quarter of an hour: streak freezes are used then. */
export function defineRewardJobs({ db, clock, jobs }: RewardsDeps & { jobs: Jobs }): void {
  jobs.schedule('rewards.freezes', '*/15 * * * *', async () => {
    await useDueFreezes(db, clock.now());
  });
}
