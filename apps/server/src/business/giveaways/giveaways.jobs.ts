import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import { drawDue } from './giveaways.service.ts';

/** Checks every hour whether a week is over. A draw missed while the server was down is made within the hour. */
export function defineGiveawayJobs(deps: ServiceDeps & { readonly jobs: Jobs }): void {
  deps.jobs.schedule('giveaways.draw', '5 * * * *', () => drawDue(deps));
}
