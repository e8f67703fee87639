import { type Sql, sqlState } from '../../platform/db/database.ts';

/** Creates the index for matches inside words, with the extension it needs. */
export async function createPartIndex(tx: Sql): Promise<void> {
  await tx.run(`
    create extension if not exists pg_trgm;
    create index if not exists forum_posts_by_part on forum_posts using gin (search_text gin_trgm_ops)`);
}

/** No permission to create it, no such extension on this server, or one in a schema outside the search path. */
const states = new Set(['42501', '0A000', '58P01', '42704']);

/** Whether an error means that this database has no trigrams. */
export const lacksTrigrams = (error: unknown): boolean => states.has(sqlState(error) ?? '');
