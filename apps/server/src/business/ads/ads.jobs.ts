import { dayMs } from '@rounds/contract/time.rules';
import { clickSourceDays } from '@rounds/contract/business/ads.rules';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import { forgetTraces } from './ads.queries.ts';

const impressionDays = 1;

/** Who saw and opened advertisements is kept only as long as counting and fraud detection need it. */
export function defineAdJobs({ db, clock, jobs }: ServiceDeps & { readonly jobs: Jobs }): void {
  jobs.schedule('ads.clean', '29 3 * * *', async () => {
    const before = (days: number) => new Date(clock.now().getTime() - days * dayMs);
    await forgetTraces(db, before(clickSourceDays), before(impressionDays));
  });
}
