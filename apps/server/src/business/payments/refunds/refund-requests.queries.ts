import { Id, Instant } from '@rounds/contract/common';
import { invoiceStatuses } from '@rounds/contract/business/payments.rules';
import { z } from 'zod';
import { type Sql, queryOptionalRow, queryRow } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const invoiceHeld = statement({
  name: 'payment_invoice_by_number_lock',
  text: `
    select id, number, amount_cents as "amountCents", refunded_cents as "refundedCents", status,
      iso_instant(paid_at) as "paidAt"
    from payment_invoices where number = $number order by payment_invoices.id desc limit 1 for no key update`,
  row: z.object({
    id: Id,
    number: z.string(),
    amountCents: z.int(),
    refundedCents: z.int(),
    status: z.enum(invoiceStatuses),
    paidAt: Instant.nullable(),
  }),
});

const requestedBefore = statement({
  name: 'payment_refunds_requested',
  text: `
    select coalesce(sum(amount_cents), 0)::int as cents from payment_refunds
    where invoice_id = $invoiceId and failure is null`,
  row: z.object({ cents: z.int() }),
});

/** Locks an invoice, so that refunds are requested one at a time. Earlier requests are read under the lock. */
export async function lockOptionalByNumber(tx: Sql, number: string) {
  const [row] = await tx.query(invoiceHeld, { number });
  if (!row) return null;
  const [requested] = await tx.query(requestedBefore, { invoiceId: row.id });
  return { ...row, requestedCents: requested?.cents ?? 0 };
}

const paymentOfInvoice = statement({
  name: 'payment_invoice_intent_by_number',
  text: `
    select payment_intent_id as "paymentIntentId" from payment_invoices
    where number = $number order by payment_invoices.id desc limit 1`,
  row: z.object({ paymentIntentId: z.string().nullable() }),
});

/** How an invoice was paid; null if there is no such invoice. */
export async function selectOptionalPayment(sql: Sql, number: string) {
  return queryOptionalRow(sql, paymentOfInvoice, { number });
}

const sameRequest = statement({
  name: 'payment_refund_same',
  text: `
    select id from payment_refunds
    where invoice_id = $invoiceId and amount_cents = $cents and reason = $reason and failure is null`,
  row: z.object({ id: Id }),
});

export interface NewRefund {
  readonly invoiceId: number;
  readonly cents: number;
  readonly reason: string;
}

/** An identical earlier request; null if there is none. */
export async function selectOptionalSame(
  tx: Sql,
  { invoiceId, cents, reason }: NewRefund,
): Promise<number | null> {
  const [row] = await tx.query(sameRequest, { invoiceId, cents, reason });
  return row?.id ?? null;
}

const refundAdded = statement({
  name: 'payment_refund_insert',
  text: `
    insert into payment_refunds (invoice_id, amount_cents, requester, reason, created_at)
    values ($invoiceId, $cents, $requester, $reason, $now) returning id`,
  row: z.object({ id: Id }),
});

export async function insertRefund(
  tx: Sql,
  refund: NewRefund & { readonly requester: string; readonly now: Date },
): Promise<number> {
  const { id } = await queryRow(tx, refundAdded, { ...refund });
  return id;
}

const Waiting = z.object({ id: Id, cents: z.int(), paymentIntentId: z.string(), number: z.string() });
export type WaitingRefund = z.infer<typeof Waiting>;

const refundsWaiting = statement({
  name: 'payment_refunds_waiting',
  text: `
    select r.id, r.amount_cents as cents, i.payment_intent_id as "paymentIntentId", i.number
    from payment_refunds r join payment_invoices i on i.id = r.invoice_id
    where r.done_at is null and i.payment_intent_id is not null and ($number::text is null or i.number = $number)
    order by r.id limit 100`,
  row: Waiting,
});

/** Requests that the gateway has not answered yet, of one invoice or of all. */
export function selectWaiting(sql: Sql, number: string | null) {
  return sql.query(refundsWaiting, { number });
}

const refundDone = statement({
  name: 'payment_refund_set_done',
  text: 'update payment_refunds set reference = $reference, failure = $failure, done_at = $now where id = $id',
});

export async function markDone(
  sql: Sql,
  id: number,
  { reference, failure, now }: { reference: string | null; failure: string | null; now: Date },
): Promise<void> {
  await sql.query(refundDone, { id, reference, failure, now });
}

const refundsLatestFirst = statement({
  name: 'payment_refunds_latest_first',
  text: `
    select i.number, r.amount_cents as cents, r.requester, r.reason, r.failure,
      iso_instant(r.created_at) as "createdAt", r.done_at is not null as "isDone"
    from payment_refunds r join payment_invoices i on i.id = r.invoice_id order by r.id desc limit 50`,
  row: z.object({
    number: z.string(),
    cents: z.int(),
    requester: z.string(),
    reason: z.string(),
    failure: z.string().nullable(),
    createdAt: z.string(),
    isDone: z.boolean(),
  }),
});

export async function selectLatest(sql: Sql) {
  return sql.query(refundsLatestFirst);
}
