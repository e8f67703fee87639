import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';

/** What nearly every service stands on. */
export interface ServiceDeps {
  readonly db: Database;
  readonly clock: Clock;
}
