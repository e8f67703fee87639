import { z } from 'zod';
import type { Sql } from '../platform/db/database.ts';
import { statement } from '../platform/db/statement.ts';

const demoUser = statement({
  name: 'demo_shared_account',
  text: 'select id from users where is_demo and demo_until is null limit 1',
  row: z.object({ id: z.int() }),
});

export async function hasDemoAccount(sql: Sql): Promise<boolean> {
  return (await sql.query(demoUser)).length > 0;
}
