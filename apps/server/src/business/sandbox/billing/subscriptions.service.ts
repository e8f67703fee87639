import { incompleteSeconds, periodEnd, proration } from './billing.rules.ts';
import { attach, liveCustomer } from '../cards/customers.service.ts';
import { Fault, cardFault, invalid } from '../objects/faults.rules.ts';
import { type NewInvoice, draftInvoice, openInvoice, tryInvoice } from './invoices.service.ts';
import type { Ledger } from '../objects/ledger.service.ts';
import type { Invoice, Metadata, PaymentIntent, Price, Subscription } from '../objects/objects.rules.ts';
import { listOf } from '../objects/objects.rules.ts';
import { type Discount, recurringPrice, redeem } from './prices.service.ts';

export interface NewSubscription {
  readonly customer: string;
  readonly price: Price;
  readonly discount: Discount | null;
  readonly metadata?: Metadata;
  readonly defaultMethod?: string | null;
  /** Seconds; null without a trial. */
  readonly trialEnd?: number | null;
  /** The payment is made afterwards, by whoever uses the form. */
  readonly isPaidLater: boolean;
  readonly keepCard: boolean;
  readonly paidBy?: PaymentIntent | null;
}

export const itemOf = ({ items }: Subscription) => {
  const [item] = items.data;
  if (!item) throw new Error('A subscription without an item');
  return item;
};

const lineOf = ({ nickname, unit_amount: amount }: Price, period: { start: number; end: number }) => ({
  amount,
  description: `1 × ${nickname ?? 'Subscription'}`,
  period,
});

export async function createSubscription(ledger: Ledger, given: NewSubscription): Promise<Subscription> {
  const { price, discount, metadata = {}, trialEnd = null, defaultMethod = null, paidBy = null } = given;
  const customer = await liveCustomer(ledger, given.customer);
  const now = await ledger.timeOf(customer.id);
  if (defaultMethod) await attach(ledger, await ledger.get('payment_method', defaultMethod), customer.id);
  const id = ledger.newId('subscription');
  const onTrial = trialEnd !== null && trialEnd > now;
  const end = onTrial ? trialEnd : periodEnd(now, now, price);
  const anchor = onTrial ? trialEnd : now;
  const item = {
    id: ledger.newId('subscription_item'),
    object: 'subscription_item' as const,
    created: now,
    subscription: id,
    quantity: 1 as const,
    metadata: {},
    price,
    current_period_start: now,
    current_period_end: end,
  };
  const subscription: Subscription = {
    id,
    object: 'subscription',
    created: now,
    livemode: false,
    customer: customer.id,
    currency: price.currency,
    status: onTrial ? 'trialing' : 'incomplete',
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    default_payment_method: defaultMethod,
    latest_invoice: null,
    items: listOf(`/v1/subscription_items?subscription=${id}`, [item]),
    discounts: [],
    metadata,
    trial_start: onTrial ? now : null,
    trial_end: trialEnd,
    start_date: now,
    billing_cycle_anchor: anchor,
    collection_method: 'charge_automatically',
    test_clock: customer.test_clock,
  };
  await ledger.save(subscription, {
    customer: customer.id,
    dueAt: onTrial ? end : now + incompleteSeconds,
  });
  if (discount) await redeem(ledger, discount);
  if (discount?.coupon.duration === 'forever') subscription.discounts = [discount.coupon.id];
  const line = onTrial
    ? { ...lineOf(price, { start: now, end }), amount: 0 }
    : lineOf(price, { start: now, end });
  const invoice = await openInvoice(ledger, {
    subscription,
    reason: 'subscription_create',
    lines: [line],
    coupon: discount?.coupon ?? null,
    paidBy,
    keepCard: given.keepCard,
  });
  if (invoice.status === 'paid' && !onTrial) {
    subscription.status = 'active';
    await ledger.save(subscription, { dueAt: end });
  }
  await ledger.emit('customer.subscription.created', subscription, customer.id);
  const method = subscription.default_payment_method ?? customer.invoice_settings.default_payment_method;
  if (invoice.status === 'open' && !given.isPaidLater) await tryInvoice(ledger, invoice, method);
  return ledger.get('subscription', id);
}

export interface Change {
  readonly price?: string | undefined;
  /** Seconds. */
  readonly at?: number | undefined;
  readonly prorates: boolean;
}

/** What changing the price costs now. */
export async function previewChange(
  ledger: Ledger,
  subscription: Subscription,
  change: Change,
): Promise<Invoice> {
  return draftInvoice(ledger, await invoiceOfChange(ledger, subscription, change));
}

/** What the next renewal will cost. @throws Fault 400 if it won't renew */
export async function previewRenewal(ledger: Ledger, subscription: Subscription): Promise<Invoice> {
  if (subscription.cancel_at_period_end || subscription.ended_at !== null)
    throw invalid('No upcoming invoices for customer.', { code: 'invoice_upcoming_none' });
  return draftInvoice(ledger, await invoiceOfRenewal(ledger, subscription));
}

/** The invoice of the period after the current one. */
export async function invoiceOfRenewal(ledger: Ledger, subscription: Subscription): Promise<NewInvoice> {
  const { price, current_period_end: start } = itemOf(subscription);
  const end = periodEnd(subscription.billing_cycle_anchor, start, price);
  const [couponId] = subscription.discounts;
  return {
    subscription,
    reason: 'subscription_cycle',
    lines: [lineOf(price, { start, end })],
    coupon: couponId === undefined ? null : await ledger.find('coupon', couponId),
  };
}

async function invoiceOfChange(
  ledger: Ledger,
  subscription: Subscription,
  { price: priceId, at }: Change,
): Promise<NewInvoice> {
  const item = itemOf(subscription);
  const price = await recurringPrice(ledger, priceId ?? item.price.id);
  const now = at ?? (await ledger.timeOf(subscription.customer));
  const [start, end] = [item.current_period_start, item.current_period_end];
  if (now < start || now > end)
    throw invalid('The proration date must be within the current period.', { param: 'proration_date' });
  // A trial is free, whatever the plan.
  const isFree = subscription.status === 'trialing';
  const { credit, debit } = isFree
    ? { credit: 0, debit: 0 }
    : proration(await paidFor(ledger, subscription), price.unit_amount, { start, end, at: now });
  const period = { start: now, end };
  return {
    subscription,
    reason: 'subscription_update',
    lines: [
      { amount: -credit, description: `Unused time on ${item.price.nickname ?? 'the plan before'}`, period },
      { amount: debit, description: `Remaining time on ${price.nickname ?? 'the new plan'}`, period },
    ],
    coupon: null,
  };
}

/** What was charged for the current period: a discount on it was no payment, and isn't returned. */
async function paidFor(ledger: Ledger, subscription: Subscription): Promise<number> {
  const { latest_invoice: id } = subscription;
  const invoice = id === null ? null : await ledger.find('invoice', id);
  const { unit_amount: full } = itemOf(subscription).price;
  // A later change was charged in full.
  if (!invoice || invoice.billing_reason === 'subscription_update') return full;
  return full - invoice.total_discount_amounts.reduce((sum, { amount }) => sum + amount, 0);
}

/** Changes the price now. A failed payment leaves everything as it was. @throws Fault 402 */
export async function changePrice(ledger: Ledger, subscription: Subscription, change: Change): Promise<void> {
  if (!['active', 'trialing', 'past_due'].includes(subscription.status))
    throw invalid(`A ${subscription.status} subscription can't be changed.`);
  const item = itemOf(subscription);
  const price = await recurringPrice(ledger, change.price ?? item.price.id);
  if (price.id === item.price.id) return;
  const given = await invoiceOfChange(ledger, subscription, change);
  item.price = price;
  await ledger.save(subscription);
  if (!change.prorates) return;
  const invoice = await openInvoice(ledger, given);
  if (invoice.status === 'paid') return;
  const outcome = await tryInvoice(ledger, invoice, await methodOf(ledger, subscription));
  if (outcome?.kind === 'succeeded') return;
  const refusal = outcome?.kind === 'declined' ? outcome.refusal : noMethod;
  const { status, body } = cardFault(refusal);
  throw new Fault(status, body);
}

const noMethod = { code: 'authentication_required', message: 'This payment needs a card and its owner.' };

export async function methodOf(ledger: Ledger, subscription: Subscription): Promise<string | null> {
  const customer = await liveCustomer(ledger, subscription.customer);
  return subscription.default_payment_method ?? customer.invoice_settings.default_payment_method;
}

export async function endSubscription(
  ledger: Ledger,
  subscription: Subscription,
  status: 'canceled' | 'incomplete_expired' = 'canceled',
): Promise<void> {
  if (subscription.ended_at !== null) throw invalid('This subscription has already ended.');
  const now = await ledger.timeOf(subscription.customer);
  subscription.status = status;
  subscription.canceled_at ??= now;
  subscription.ended_at = now;
  await ledger.save(subscription, { dueAt: null });
  const type = status === 'canceled' ? 'deleted' : 'updated';
  await ledger.emit(`customer.subscription.${type}`, subscription, subscription.customer);
}
