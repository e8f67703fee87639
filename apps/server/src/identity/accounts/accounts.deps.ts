import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { LearnerEvents } from '../../platform/learner-events.ts';

/** What the services of accounts stand on. */
export interface AccountsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'passwordCost'>;
  readonly jobs: Jobs;
  readonly events: LearnerEvents;
}
