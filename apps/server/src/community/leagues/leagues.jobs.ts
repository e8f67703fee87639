import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import { beginWeek } from './leagues.service.ts';

/** Looks every five minutes whether a week has begun: what was missed while nothing ran is made up for then. */
export function defineLeagueJobs(deps: ServiceDeps & { readonly jobs: Jobs }): void {
  deps.jobs.schedule('leagues.week', '*/5 * * * *', () => beginWeek(deps));
}
