import { z } from 'zod';
import type { Sql } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

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

/** Private copies of the demo learner whose time is over: the next thousand after an id. */
export function selectEndedCopies(sql: Sql, now: Date, afterId: number): Promise<{ id: number }[]> {
  return sql.query(copiesToErase, { now, afterId });
}

/** Holds a copy whose time is over; false for one that was kept in this moment. */
export async function lockEndedCopy(tx: Sql, userId: number, now: Date): Promise<boolean> {
  return (await tx.query(lockedCopy, { userId, now })).length > 0;
}
