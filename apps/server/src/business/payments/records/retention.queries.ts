import type { Sql } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const oldOrders = statement({
  name: 'payment_orders_delete_old',
  text: 'delete from payment_orders where user_id is null and created_at < $before',
});
const oldInvoices = statement({
  name: 'payment_invoices_delete_old',
  text: 'delete from payment_invoices where user_id is null and created_at < $before',
});
const oldSubscriptions = statement({
  name: 'subscriptions_delete_old',
  text: `
    delete from subscriptions
    where user_id is null and coalesce(ended_at, current_period_end) < $before`,
});

/** Removes payment records from before a given time whose account is erased. */
export async function deleteRecordsOfNobody(tx: Sql, before: Date): Promise<void> {
  for (const records of [oldOrders, oldInvoices, oldSubscriptions]) await tx.query(records, { before });
}
