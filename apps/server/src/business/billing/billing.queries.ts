import { Invoice } from '@rounds/contract/business/billing.invoices';
import type { Sql } from '../../platform/db/database.ts';
import { ByTime, type ListRow, listRow } from '../../platform/db/list-row.ts';
import { statement } from '../../platform/db/statement.ts';

const invoicesLatestFirst = statement({
  name: 'payment_invoices_latest_first',
  text: `
    select json_build_object('id', i.id, 'number', i.number, 'description', i.description,
        'amount', round(i.amount_cents / 100.0, 2), 'refunded', round(i.refunded_cents / 100.0, 2), 'currency', 'USD', 'status', i.status,
        'createdAt', iso_instant(i.created_at), 'paidAt', iso_instant(i.paid_at))::text as json,
      json_build_array(iso_instant(i.created_at), i.id) as place
    from payment_invoices i
    where i.user_id = $userId
      and ($before::timestamptz is null or (i.created_at, i.id) < ($before::timestamptz, $beforeId::int))
    order by i.created_at desc, i.id desc limit $limit`,
  row: listRow(Invoice, ByTime),
});

export async function selectInvoices(
  sql: Sql,
  userId: number,
  limit: number,
  after: ByTime | null,
): Promise<ListRow<ByTime, Invoice>[]> {
  const [before, beforeId] = after ?? [null, null];
  return sql.query(invoicesLatestFirst, { userId, limit, before, beforeId });
}
