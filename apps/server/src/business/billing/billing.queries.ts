import { Id, Instant } from '@rounds/contract/common';
import { Invoice } from '@rounds/contract/business/billing.invoices';
import { invoiceStatuses } from '@rounds/contract/business/payments.rules';
import { z } from 'zod';
import { type Sql, queryOptionalRow } from '../../platform/db/database.ts';
import { ByTime, listRow } from '../../platform/db/list-row.ts';
import { statement } from '../../platform/db/statement.ts';

const invoicesLatestFirst = statement({
  name: 'payment_invoices_latest_first',
  text: `
    select json_build_object('id', i.id, 'number', i.number, 'description', i.description,
        'amount', round(i.amount_cents / 100.0, 2), 'refunded', round(i.refunded_cents / 100.0, 2), 'currency', 'USD', 'status', i.status,
        'createdAt', iso_instant(i.created_at), 'paidAt', iso_instant(i.paid_at))::text as json,
      json_build_array(iso_instant(i.created_at), i.id)::text as place
    from payment_invoices i
    where i.user_id = $userId
      and (i.status not in ('open', 'void') or exists (
        select from payment_invoices p where p.subscription_id = i.subscription_id and p.paid_at is not null))
      and ($before::timestamptz is null or (i.created_at, i.id) < ($before::timestamptz, $beforeId::int))
    order by i.created_at desc, i.id desc limit $limit`,
  row: listRow(Invoice, ByTime),
});

/** Leaves out the invoice of a form that was only opened: nobody owes it. */
export function selectInvoices(sql: Sql, userId: number, limit: number, after: ByTime | null) {
  const [before, beforeId] = after ?? [null, null];
  return sql.query(invoicesLatestFirst, { userId, limit, before, beforeId });
}

const KeptInvoice = z.object({
  id: Id,
  number: z.string(),
  lines: z.array(z.object({ description: z.string(), cents: z.int() })),
  amountCents: z.int(),
  creditCents: z.int(),
  refundedCents: z.int(),
  status: z.enum(invoiceStatuses),
  paymentIntentId: z.string().nullable(),
  createdAt: Instant,
  paidAt: Instant.nullable(),
  username: z.string(),
  email: z.string(),
});
type KeptInvoice = z.infer<typeof KeptInvoice>;

const invoiceOfLearner = statement({
  name: 'payment_invoice_of_learner',
  text: `
    select i.id, i.number, i.lines, i.amount_cents as "amountCents", i.credit_cents as "creditCents",
      i.refunded_cents as "refundedCents", i.status, i.payment_intent_id as "paymentIntentId",
      iso_instant(i.created_at) as "createdAt", iso_instant(i.paid_at) as "paidAt", u.username, u.email
    from payment_invoices i join users u on u.id = i.user_id
    where i.id = $id and i.user_id = $userId`,
  row: KeptInvoice,
});

/** With the person it is billed to; null if the learner has no such invoice. */
export function selectOptionalInvoice(sql: Sql, userId: number, id: number) {
  return queryOptionalRow(sql, invoiceOfLearner, { userId, id });
}
