import type { Sql } from '../platform/db/database.ts';

export async function hasDemoAccount(sql: Sql): Promise<boolean> {
  const rows = await sql.query({
    name: 'demo_exists',
    text: 'select 1 as one from users where is_demo limit 1',
  });
  return rows.length > 0;
}
