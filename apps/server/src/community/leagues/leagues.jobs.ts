import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import { beginWeek } from './leagues.service.ts';

/** Checks every five minutes whether a week has begun, and makes up for weeks missed while the server was down. */
export function defineLeagueJobs(deps: ServiceDeps & { readonly jobs: Jobs }): void {
  deps.jobs.schedule('leagues.week', '*/5 * * * *', () => beginWeek(deps));
}
