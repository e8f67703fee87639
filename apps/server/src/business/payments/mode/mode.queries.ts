import { z } from 'zod';
import { type Sql, queryRow } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const traces = statement({
  name: 'payment_mode_traces',
  text: `
    select exists (select from payment_customers) as "hasCustomers",
      exists (
        select from payment_customers c join sandbox_objects o on o.id = c.customer_id and o.kind = 'customer')
        as "isSandbox"`,
  row: z.object({ hasCustomers: z.boolean(), isSandbox: z.boolean() }),
});

/** Evidence of where payments were made, for a database that doesn't record it. */
export async function selectTraces(sql: Sql) {
  return queryRow(sql, traces);
}

const left = statement({
  name: 'payments_left',
  text: `
    select (select count(*)::int from payment_invoices where status not in ('open', 'void')) as payments,
      (select count(*)::int from plan_grants where source in ('subscription', 'pass', 'dispute') and ends_at > $now)
        as plans`,
  row: z.object({ payments: z.int(), plans: z.int() }),
});

export async function selectLeft(sql: Sql, now: Date) {
  return queryRow(sql, left, { now });
}

const allDeleted = statement({
  name: 'payments_forget_all',
  text: `
    with refunds as (delete from payment_refunds), events as (delete from payment_events),
      orders as (delete from payment_orders), plans as (delete from subscriptions),
      customers as (delete from payment_customers)
    delete from payment_invoices`,
});

/** Removes every payment, order, subscription and customer. */
export async function deletePayments(tx: Sql): Promise<void> {
  await tx.query(allDeleted);
}
