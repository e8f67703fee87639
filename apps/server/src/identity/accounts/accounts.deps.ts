import type { Config } from '../../platform/config/config.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { LearnerEvents } from '../../platform/learner-events.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';

/** What the services of accounts depend on. */
export interface AccountsDeps extends ServiceDeps {
  readonly config: Pick<Config, 'passwordCost'>;
  readonly jobs: Jobs;
  readonly events: LearnerEvents;
}
