import { z } from 'zod';
import type { Sql } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const Row = z.object({ id: z.int() });
const copiesToErase = statement({
  name: 'demo_copies_to_erase',
  text: 'select id from users where demo_until <= $now and id > $afterId order by id limit 1000',
  row: Row,
});
const lockedCopy = statement({
  name: 'demo_copy_to_erase_lock',
  text: 'select id from users where id = $userId and demo_until <= $now for update',
  row: Row,
});

const copies = statement({
  name: 'demo_copies_count',
  text: 'select count(*)::int as n from users where demo_until is not null',
  row: z.object({ n: z.int() }),
});
const sharedAccount = statement({
  name: 'demo_account_shared',
  text: 'select id from users where is_demo and demo_until is null order by id limit 1',
  row: Row,
});

/** How many private copies exist. */
export async function countCopies(sql: Sql): Promise<number> {
  const [row] = await sql.query(copies);
  return row?.n ?? 0;
}

/** The shared demo account; null before it is added. */
export async function selectOptionalShared(sql: Sql): Promise<number | null> {
  const [row] = await sql.query(sharedAccount);
  return row?.id ?? null;
}

/** Private copies of the demo learner that have expired: the next thousand after an id. */
export function selectEndedCopies(sql: Sql, now: Date, afterId: number): Promise<{ id: number }[]> {
  return sql.query(copiesToErase, { now, afterId });
}

/** Locks an expired copy; false if it was just kept. */
export async function lockEndedCopy(tx: Sql, userId: number, now: Date): Promise<boolean> {
  return (await tx.query(lockedCopy, { userId, now })).length > 0;
}
