import { exportPart } from '../../../platform/db/personal-data.ts';

/** The learner's customer id at the gateway, their orders, subscriptions and payments. */
export const exportPayments = exportPart({
  payment_customers: `
    select customer_id as "customerId", iso_instant(created_at) as "createdAt"
    from payment_customers where user_id = $userId`,
  payment_orders: `
    select id, kind, form, price_id as "priceId", amount_cents as "amountCents", discount_code as "discountCode",
      discount_cents as "discountCents", reference, status, iso_instant(created_at) as "createdAt", iso_instant(settled_at) as "settledAt"
    from payment_orders where user_id = $userId order by id`,
  subscriptions: `
    select id, price_id as "priceId", status, iso_instant(current_period_start) as "currentPeriodStart",
      iso_instant(current_period_end) as "currentPeriodEnd", cancel_at_period_end as "cancelAtPeriodEnd",
      iso_instant(created_at) as "createdAt", iso_instant(ended_at) as "endedAt", version
    from subscriptions where user_id = $userId order by created_at`,
  payment_invoices: `
    select id, reference, subscription_id as "subscriptionId", payment_intent_id as "paymentIntentId", number,
      description, lines, amount_cents as "amountCents", credit_cents as "creditCents", refunded_cents as "refundedCents", dispute, disputed_cents as "disputedCents", status,
      iso_instant(created_at) as "createdAt", iso_instant(paid_at) as "paidAt"
    from payment_invoices where user_id = $userId order by id`,
  payment_refunds: `
    select r.id, r.invoice_id as "invoiceId", r.amount_cents as "amountCents", r.reason, r.reference, r.failure,
      iso_instant(r.created_at) as "createdAt", iso_instant(r.done_at) as "doneAt"
    from payment_refunds r join payment_invoices i on i.id = r.invoice_id where i.user_id = $userId order by r.id`,
});
