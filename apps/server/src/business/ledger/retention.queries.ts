import type { Sql } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';

const oldTransactions = statement({
  name: 'revenue_transactions_delete_old',
  text: 'delete from revenue_transactions where user_id is null and created_at < $before',
});

/** Removes what was taken in before a time, from accounts that are erased. */
export async function deleteTransactionsOfNobody(tx: Sql, before: Date): Promise<void> {
  await tx.query(oldTransactions, { before });
}
