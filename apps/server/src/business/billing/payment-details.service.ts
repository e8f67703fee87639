import type {
  PaymentDetails,
  SubscriptionView,
  payOverdue as payOverdueCall,
} from '@rounds/contract/business/billing';
import type { AnswerOf } from '@rounds/contract/endpoint';
import { dollars } from '@rounds/contract/business/plans.offers.rules';
import Stripe from 'stripe';
import type { Fail } from '../../platform/http/errors.ts';
import {
  type GatewayDeps,
  type SubscriptionRow,
  callGateway,
  customerOf,
  idOf,
  syncInvoice,
  syncSetup,
} from '../payments/index.ts';
import { paymentMethodOf } from './billing.rules.ts';
import { type Refusal, change, heldBy } from './subscription.service.ts';

/** How the subscription is paid and what comes next, according to the gateway. */
export async function readDetails(
  deps: GatewayDeps,
  userId: number,
  fail: Fail<Refusal>,
): Promise<PaymentDetails> {
  const held = await heldBy(deps, userId, fail);
  const { stripe } = deps.gateway;
  return callGateway(fail, async () => {
    const subscription = await stripe.subscriptions.retrieve(held.id);
    const customer = await stripe.customers.retrieve(idOf(subscription.customer));
    if (customer.deleted) throw new Error(`The customer ${customer.id} is deleted`);
    const method = subscription.default_payment_method ?? customer.invoice_settings.default_payment_method;
    return {
      method: method === null ? null : paymentMethodOf(await stripe.paymentMethods.retrieve(idOf(method))),
      credit: dollars(-Math.min(0, customer.balance)),
      next: await nextCharge(deps, held, customer.id),
      overdue: held.status === 'past_due' ? await overdue(stripe, subscription) : null,
    };
  });
}

async function nextCharge(
  { gateway }: GatewayDeps,
  { id, status, cancelAtPeriodEnd, currentPeriodEnd: at }: SubscriptionRow,
  customer: string,
): Promise<PaymentDetails['next']> {
  if (cancelAtPeriodEnd || status === 'past_due') return null;
  const { amount_due: cents } = await gateway.stripe.invoices.createPreview({ customer, subscription: id });
  return { amount: dollars(cents), at };
}

async function overdue(
  stripe: Stripe,
  { latest_invoice: latest }: Stripe.Subscription,
): Promise<PaymentDetails['overdue']> {
  if (latest === null) return null;
  const {
    status,
    amount_remaining: cents,
    next_payment_attempt: next,
  } = await stripe.invoices.retrieve(idOf(latest));
  if (status !== 'open') return null;
  return { amount: dollars(cents), nextTryAt: next === null ? null : new Date(next * 1000).toISOString() };
}

/** Stripe's error code for that case. */
const ownerIsAsked = 'invoice_payment_intent_requires_action';

/**
 * Retries a failed renewal with the payment method on file. The learner is present, so their bank may ask for
 * confirmation.
 */
export async function payOverdue(
  deps: GatewayDeps,
  userId: number,
  fail: Fail<Refusal | 'nothing_due' | 'payment_refused'>,
): Promise<AnswerOf<typeof payOverdueCall>> {
  const { stripe } = deps.gateway;
  let clientSecret: string | null = null;
  await change(deps, userId, fail, async ({ id, status }) => {
    const { latest_invoice: latest } = await stripe.subscriptions.retrieve(id);
    if (status !== 'past_due' || latest === null) throw fail('nothing_due');
    const invoice = await stripe.invoices.retrieve(idOf(latest), { expand: ['confirmation_secret'] });
    // Paid: the bank has its confirmation, but we don't know yet.
    if (invoice.status !== 'open' && invoice.status !== 'paid') throw fail('nothing_due');
    if (invoice.status === 'open' && (await tryToPay(stripe, invoice.id, fail)))
      clientSecret = invoice.confirmation_secret?.client_secret ?? null;
    await syncInvoice(deps, invoice.id);
  });
  return { clientSecret };
}

/** @returns whether the bank asks the card's owner for confirmation first */
async function tryToPay(stripe: Stripe, invoice: string, fail: Fail<'payment_refused'>): Promise<boolean> {
  try {
    await stripe.invoices.pay(invoice, { off_session: false });
    return false;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === ownerIsAsked) return true;
    throw error instanceof Stripe.errors.StripeCardError ? fail('payment_refused') : error;
  }
}

/** Begins to save another card. */
export async function beginCard(
  deps: GatewayDeps,
  userId: number,
  fail: Fail<Refusal>,
): Promise<{ clientSecret: string }> {
  await heldBy(deps, userId, fail);
  return callGateway(fail, async () => {
    const { client_secret } = await deps.gateway.stripe.setupIntents.create({
      customer: await customerOf(deps, userId),
      usage: 'off_session',
      automatic_payment_methods: { enabled: true },
    });
    return { clientSecret: client_secret ?? '' };
  });
}

/** Pays with the newly saved card from now on. Its event says the same, but may come late. */
export function useKeptCard(
  deps: GatewayDeps,
  userId: number,
  setupIntent: string,
  fail: Fail<Refusal>,
): Promise<SubscriptionView> {
  const { stripe } = deps.gateway;
  return change(deps, userId, fail, async ({ id }) => {
    const { customer } = await stripe.setupIntents.retrieve(setupIntent).catch(noneOf(fail));
    if (customer === null || idOf(customer) !== (await customerOf(deps, userId)))
      throw fail('no_subscription');
    await syncSetup(deps, setupIntent);
    const { latest_invoice: latest } = await stripe.subscriptions.retrieve(id);
    if (latest !== null) await syncInvoice(deps, idOf(latest));
  });
}

/** Treats what the gateway doesn't know as nobody's. */
const noneOf =
  (fail: Fail<'no_subscription'>) =>
  (error: unknown): never => {
    throw error instanceof Stripe.errors.StripeInvalidRequestError ? fail('no_subscription') : error;
  };
