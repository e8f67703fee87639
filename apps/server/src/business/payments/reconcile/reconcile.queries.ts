import { Id } from '@rounds/contract/common';
import { z } from 'zod';
import type { Sql } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const customersAmong = statement({
  name: 'payment_customers_among',
  text: 'select customer_id as id from payment_customers where customer_id = any($ids::text[])',
  row: z.object({ id: z.string() }),
});

/** Which of these customers are ours: several installations may share an account at the gateway. */
export async function selectOwn(sql: Sql, ids: readonly string[]): Promise<Set<string>> {
  return new Set((await sql.query(customersAmong, { ids })).map(({ id }) => id));
}

const Subscription = z.object({
  id: z.string(),
  status: z.string(),
  priceId: z.string(),
  currentPeriodEnd: z.number(),
  cancelAtPeriodEnd: z.boolean(),
});
const subscriptionColumns = `id, status, price_id as "priceId",
  extract(epoch from current_period_end)::float8 * 1000 as "currentPeriodEnd",
  cancel_at_period_end as "cancelAtPeriodEnd"` as const;

const subscriptionsAmong = statement({
  name: 'subscriptions_among',
  text: `select ${subscriptionColumns} from subscriptions where id = any($ids::text[])`,
  row: Subscription,
});

export async function selectSubscriptions(sql: Sql, ids: readonly string[]) {
  return sql.query(subscriptionsAmong, { ids });
}

const subscriptionsLive = statement({
  name: 'subscriptions_live',
  text: `
    select ${subscriptionColumns} from subscriptions
    where status in ('active', 'trialing', 'past_due') and created_at < $until and id > $afterId
    order by id limit 100`,
  row: Subscription,
});

/** The subscriptions running here, a hundred at a time. */
export async function selectLive(sql: Sql, until: Date, afterId: string) {
  return sql.query(subscriptionsLive, { until, afterId });
}

const Payment = z.object({
  number: Id,
  id: z.string(),
  amountCents: z.int(),
  refundedCents: z.int(),
  isDisputed: z.boolean(),
});
const paymentColumns = `id as number, payment_intent_id as id, amount_cents as "amountCents",
  refunded_cents as "refundedCents", dispute is not null as "isDisputed"` as const;
const isPaid = `status in ('paid', 'refunded', 'disputed') and payment_intent_id is not null` as const;

const paymentsAmong = statement({
  name: 'payments_among',
  text: `select ${paymentColumns} from payment_invoices where ${isPaid} and payment_intent_id = any($ids::text[])`,
  row: Payment,
});

export async function selectPayments(sql: Sql, ids: readonly string[]) {
  return sql.query(paymentsAmong, { ids });
}

const paymentsBetween = statement({
  name: 'payments_between',
  text: `
    select ${paymentColumns} from payment_invoices
    where ${isPaid} and paid_at >= $since and paid_at < $until and payment_invoices.id > $afterId order by payment_invoices.id limit 100`,
  row: Payment,
});

/** The payments of a time span, a hundred at a time. */
export async function selectPaid(sql: Sql, { since, until }: { since: Date; until: Date }, afterId: number) {
  return sql.query(paymentsBetween, { since, until, afterId });
}

const Refund = z.object({
  number: Id,
  id: z.string(),
  payment: z.string(),
  amountCents: z.int(),
  isGiven: z.boolean(),
});
const givenRefunds = `
  select r.id as number, r.reference as id, coalesce(i.payment_intent_id, '') as payment, r.amount_cents as "amountCents",
    r.failure is null as "isGiven"
  from payment_refunds r join payment_invoices i on i.id = r.invoice_id` as const;

const refundsAmong = statement({
  name: 'refunds_among',
  text: `${givenRefunds} where r.reference = any($ids::text[])`,
  row: Refund,
});

export async function selectRefunds(sql: Sql, ids: readonly string[]) {
  return sql.query(refundsAmong, { ids });
}

const refundsBetween = statement({
  name: 'refunds_between',
  text: `
    ${givenRefunds}
    where r.reference is not null and r.done_at >= $since and r.done_at < $until and r.id > $afterId
    order by r.id limit 100`,
  row: Refund,
});

/** The refunds given in a time span, a hundred at a time. */
export async function selectGiven(sql: Sql, { since, until }: { since: Date; until: Date }, afterId: number) {
  return sql.query(refundsBetween, { since, until, afterId });
}
