import { Id, Instant } from '@rounds/contract/common';
import { invoiceStatuses } from '@rounds/contract/business/payments.rules';
import { z } from 'zod';
import { type Sql, queryOptionalRow } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { type Settlement, disputeSteps } from '../refunds/refunds.rules.ts';

const Kept = z.object({
  id: Id,
  userId: Id.nullable(),
  reference: z.string(),
  subscriptionId: z.string().nullable(),
  paymentIntentId: z.string().nullable(),
  number: z.string(),
  description: z.string(),
  amountCents: z.int(),
  refundedCents: z.int(),
  dispute: z.enum(disputeSteps).nullable(),
  disputedCents: z.int(),
  paidAt: Instant.nullable(),
  status: z.enum(invoiceStatuses),
});
export type Kept = z.infer<typeof Kept>;
const columns =
  `id, user_id as "userId", reference, subscription_id as "subscriptionId", payment_intent_id as "paymentIntentId",
  number, description, amount_cents as "amountCents", refunded_cents as "refundedCents", dispute, disputed_cents as "disputedCents",
  iso_instant(paid_at) as "paidAt", status` as const;

const invoiceSaved = statement({
  name: 'payment_invoice_save',
  text: `
    insert into payment_invoices as i (user_id, reference, subscription_id, payment_intent_id, number, description,
      amount_cents, credit_cents, lines, status, created_at, paid_at)
    values ($userId, $reference, $subscriptionId, $paymentIntentId, $number, $description,
      $amountCents, $creditCents, $lines::text::jsonb, $status, $createdAt, $paidAt)
    on conflict (reference) do update set status = excluded.status, amount_cents = excluded.amount_cents,
      credit_cents = excluded.credit_cents, lines = excluded.lines,
      payment_intent_id = excluded.payment_intent_id, paid_at = excluded.paid_at
    where i.status = 'open' and excluded.status <> 'open'
    returning ${columns}`,
  row: Kept,
});

export interface NewInvoice {
  readonly userId: number;
  readonly reference: string;
  readonly subscriptionId: string | null;
  readonly paymentIntentId: string | null;
  readonly number: string;
  readonly description: string;
  readonly amountCents: number;
  readonly creditCents: number;
  readonly lines: readonly { readonly description: string; readonly cents: number }[];
  readonly status: 'open' | 'paid' | 'void';
  readonly createdAt: Date;
  readonly paidAt: Date | null;
}

/** @returns the invoice if this changed it; paid and void invoices stay as they are */
export function saveOptionalInvoice(tx: Sql, invoice: NewInvoice) {
  return queryOptionalRow(tx, invoiceSaved, { ...invoice, lines: JSON.stringify(invoice.lines) });
}

const invoiceByIntent = statement({
  name: 'payment_invoice_by_intent_lock',
  text: `select ${columns} from payment_invoices where payment_intent_id = $paymentIntentId for update`,
  row: Kept,
});

export function lockOptionalByIntent(tx: Sql, paymentIntentId: string) {
  return queryOptionalRow(tx, invoiceByIntent, { paymentIntentId });
}

const invoiceByReference = statement({
  name: 'payment_invoice_by_reference',
  text: `select ${columns} from payment_invoices where reference = $reference`,
  row: Kept,
});

export function selectOptionalByReference(sql: Sql, reference: string) {
  return queryOptionalRow(sql, invoiceByReference, { reference });
}

const invoiceByReferenceLocked = statement({
  name: 'payment_invoice_by_reference_lock',
  text: `select ${columns} from payment_invoices where reference = $reference for update`,
  row: Kept,
});

export function lockOptionalByReference(tx: Sql, reference: string) {
  return queryOptionalRow(tx, invoiceByReferenceLocked, { reference });
}

const creditGiven = statement({
  name: 'payment_invoice_credit_given',
  text: `
    select coalesce(-sum(credit_cents), 0)::int as cents from payment_invoices
    where subscription_id = $subscriptionId and paid_at >= $since`,
  row: z.object({ cents: z.int() }),
});

/** What a subscription's invoices have added to its learner's credit, minus what they used. Cents. */
export async function selectCreditGiven(sql: Sql, subscriptionId: string, since: Date): Promise<number> {
  const [row] = await sql.query(creditGiven, { subscriptionId, since });
  return row?.cents ?? 0;
}

const invoiceSettled = statement({
  name: 'payment_invoice_settle',
  text: `
    update payment_invoices set refunded_cents = $refundedCents, dispute = $dispute, disputed_cents = $disputedCents,
      status = $status
    where id = $id`,
});

export async function saveSettlement(
  tx: Sql,
  id: number,
  { refundedCents, dispute, disputedCents, status }: Omit<Settlement, 'movements' | 'access'>,
): Promise<void> {
  await tx.query(invoiceSettled, { id, refundedCents, dispute, disputedCents, status });
}
