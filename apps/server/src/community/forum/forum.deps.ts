import type { Clock } from '../../platform/clock.ts';
import type { Database, Sql } from '../../platform/db/database.ts';

export interface ForumDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/** Runs work in a transaction: plainly, or once for an Idempotency-Key. */
export type InTransaction<T> = (work: (tx: Sql) => Promise<T>) => Promise<T>;
