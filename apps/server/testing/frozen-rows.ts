import type { Database } from '../src/platform/db/database.ts';

/**
 * Makes the database refuse to update or delete some rows of a table while `work` runs.
 * @param which an SQL condition on `old`, the existing row
 */
export async function withFrozenRows<T>(
  db: Database,
  table: string,
  which: string,
  work: () => Promise<T>,
): Promise<T> {
  await db.run(`
    create function test_stuck() returns trigger language plpgsql as $$ begin raise 'This row is stuck.'; end $$;
    create trigger test_stuck before update or delete on ${table}
    for each row when (${which}) execute function test_stuck()`);
  try {
    return await work();
  } finally {
    await db.run(`drop trigger test_stuck on ${table}; drop function test_stuck()`);
  }
}
