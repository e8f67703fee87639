import type { Database } from '../src/platform/db/database.ts';

/**
 * While `work` runs, the database refuses to change or delete some rows of a table.
 * @param which a condition in SQL on `old`, the row as it is
 */
export async function whileStuck<T>(
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
