import { nextAttempt, totalsOf } from './billing.rules.ts';
import type { Outcome } from '../cards/cards.rules.ts';
import { adjustBalance, liveCustomer } from '../cards/customers.service.ts';
import { invalid } from '../objects/faults.rules.ts';
import { cancelPayment, charge, createPayment } from '../intents/intents.service.ts';
import type { Ledger } from '../objects/ledger.service.ts';
import type { Coupon, Invoice, InvoiceLine, PaymentIntent, Subscription } from '../objects/objects.rules.ts';
import { listOf } from '../objects/objects.rules.ts';

export interface NewInvoice {
  readonly subscription: Subscription;
  readonly reason: Invoice['billing_reason'];
  readonly lines: readonly Pick<InvoiceLine, 'amount' | 'description' | 'period'>[];
  readonly coupon: Coupon | null;
  /** A payment already made on a checkout page. */
  readonly paidBy?: PaymentIntent | null;
  readonly keepCard?: boolean;
}

/** What an invoice would be; stores nothing. */
export async function draftInvoice(ledger: Ledger, given: NewInvoice): Promise<Invoice> {
  const { subscription, reason, lines, coupon } = given;
  const { currency } = subscription;
  const customer = await liveCustomer(ledger, subscription.customer);
  const now = await ledger.timeOf(customer.id);
  const id = ledger.newId('invoice');
  // The amount paid on a checkout page already includes the credit.
  const totals = totalsOf(
    lines.map(({ amount }) => amount),
    coupon,
    customer.balance,
  );
  return {
    id,
    object: 'invoice',
    created: now,
    livemode: false,
    customer: customer.id,
    currency,
    number: `SANDBOX-${id.slice(-8).toUpperCase()}`,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    status: 'open',
    lines: listOf(
      `/v1/invoices/${id}/lines`,
      lines.map((line) => ({
        id: ledger.newId('line_item'),
        object: 'line_item' as const,
        currency,
        quantity: 1 as const,
        ...line,
      })),
    ),
    subtotal: totals.subtotal,
    total: totals.total,
    total_discount_amounts: coupon ? [{ amount: totals.discount, discount: coupon.id }] : [],
    starting_balance: customer.balance,
    ending_balance: totals.endingBalance,
    amount_due: totals.amountDue,
    amount_paid: 0,
    amount_remaining: totals.amountDue,
    attempt_count: 0,
    attempted: false,
    next_payment_attempt: null,
    period_start: lines[0]?.period.start ?? now,
    period_end: lines[0]?.period.end ?? now,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    payments: listOf(`/v1/invoices/${id}/payments`, []),
    status_transitions: { finalized_at: now, paid_at: null },
    metadata: {},
  };
}

/** Creates an invoice to be paid, with its payment; an invoice of zero is paid at once. */
export async function openInvoice(ledger: Ledger, given: NewInvoice): Promise<Invoice> {
  const invoice = await draftInvoice(ledger, given);
  const { customer: customerId, amount_due: amount, currency, id } = invoice;
  const customer = await liveCustomer(ledger, customerId);
  const change = invoice.ending_balance - invoice.starting_balance;
  if (change !== 0)
    await adjustBalance(ledger, customer, {
      amount: change,
      currency,
      description: null,
      type: 'applied_to_invoice',
      metadata: {},
    });
  const payment = { amount, currency, customer: customerId, parent: id, keepCard: given.keepCard ?? false };
  const intent = given.paidBy ?? (amount > 0 ? await createPayment(ledger, payment) : null);
  if (intent)
    invoice.payments.data.push({
      object: 'invoice_payment',
      payment: { type: 'payment_intent', payment_intent: intent.id },
    });
  await ledger.save(invoice, { customer: customerId, parent: given.subscription.id });
  given.subscription.latest_invoice = id;
  await ledger.save(given.subscription);
  for (const type of ['invoice.created', 'invoice.finalized']) await ledger.emit(type, invoice, customerId);
  if (amount === 0 || given.paidBy) await markPaid(ledger, invoice, intent);
  return invoice;
}

async function paymentOf(ledger: Ledger, { payments }: Invoice): Promise<PaymentIntent | null> {
  const [first] = payments.data;
  return first ? ledger.get('payment_intent', first.payment.payment_intent) : null;
}

async function markPaid(ledger: Ledger, invoice: Invoice, intent: PaymentIntent | null): Promise<void> {
  invoice.status = 'paid';
  invoice.amount_paid = intent?.amount ?? 0;
  invoice.amount_remaining = 0;
  invoice.attempted = true;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = await ledger.timeOf(invoice.customer);
  await ledger.save(invoice);
  for (const type of ['invoice.paid', 'invoice.payment_succeeded'])
    await ledger.emit(type, invoice, invoice.customer);
}

/** Tries to charge an invoice, and records the outcome on it and its subscription. */
export async function tryInvoice(
  ledger: Ledger,
  invoice: Invoice,
  methodId: string | null,
  { offSession = true } = {},
): Promise<Outcome | null> {
  const intent = await paymentOf(ledger, invoice);
  if (invoice.status !== 'open' || !intent) throw invalid(`The invoice is ${invoice.status}.`);
  const method = methodId === null ? null : await ledger.get('payment_method', methodId);
  const outcome = method && (await charge(ledger, intent, method, { offSession }));
  // Nothing is settled before the bank has its confirmation.
  if (outcome?.kind !== 'asks') await settleInvoice(ledger, invoice, intent);
  return outcome;
}

/** After an attempt: the invoice is paid and its subscription runs, or neither. */
export async function settleInvoice(ledger: Ledger, invoice: Invoice, intent: PaymentIntent): Promise<void> {
  const { subscription: subscriptionId } = invoice.parent.subscription_details;
  const subscription = await ledger.get('subscription', subscriptionId);
  if (intent.status === 'succeeded') {
    await markPaid(ledger, invoice, intent);
    subscription.default_payment_method ??= intent.setup_future_usage ? intent.payment_method : null;
    const isBehind = subscription.status === 'incomplete' || subscription.status === 'past_due';
    if (isBehind && subscription.latest_invoice === invoice.id) subscription.status = 'active';
    const [item] = subscription.items.data;
    await ledger.save(subscription, { dueAt: item?.current_period_end ?? null });
    await ledger.emit('customer.subscription.updated', subscription, subscription.customer);
    return;
  }
  invoice.attempted = true;
  invoice.attempt_count += 1;
  const now = await ledger.timeOf(invoice.customer);
  if (invoice.billing_reason === 'subscription_cycle')
    invoice.next_payment_attempt = nextAttempt(now, invoice.period_start);
  await ledger.save(invoice);
  await ledger.emit('invoice.payment_failed', invoice, invoice.customer);
}

/** Voids an invoice. */
export async function voidInvoice(ledger: Ledger, invoice: Invoice): Promise<Invoice> {
  if (invoice.status !== 'open')
    throw invalid(`You can only void open invoices. This one is ${invoice.status}.`);
  invoice.status = 'void';
  invoice.next_payment_attempt = null;
  await ledger.save(invoice);
  // Credit that it used, or added, is reversed.
  const change = invoice.starting_balance - invoice.ending_balance;
  const customer = await ledger.get('customer', invoice.customer);
  if (change !== 0 && !customer.deleted)
    await adjustBalance(ledger, customer, {
      amount: change,
      currency: invoice.currency,
      description: null,
      type: 'unapplied_from_invoice',
      metadata: {},
    });
  await ledger.emit('invoice.voided', invoice, invoice.customer);
  const intent = await paymentOf(ledger, invoice);
  if (intent) await cancelPayment(ledger, intent, 'void_invoice');
  return invoice;
}
