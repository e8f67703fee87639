import type { Logger } from 'pino';
import type { Database } from '../../platform/db/database.ts';
import { withStartupLock } from '../../platform/db/schema/migrate.ts';
import { createPartIndex, lacksTrigrams } from './search-index.queries.ts';

/** What the log says about a database without trigrams. */
export const withoutTrigrams =
  'The database has no extension pg_trgm, or may not create it: searches in the forum read every post.';

/** Creates the index that makes forum search fast, if missing. Runs at startup, after the migrations. */
export async function prepareSearch(db: Database, logger: Pick<Logger, 'warn'>): Promise<void> {
  try {
    await withStartupLock(db, createPartIndex);
  } catch (error) {
    if (!lacksTrigrams(error)) throw error;
    logger.warn(withoutTrigrams);
  }
}
