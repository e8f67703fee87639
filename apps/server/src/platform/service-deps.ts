import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';

/** What nearly every service depends on. */
export interface ServiceDeps {
  readonly db: Database;
  readonly clock: Clock;
}
